import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { bytesOf } from '../../contract/media';
import { PDF_TYPE } from '../../contract/media-fields';
import {
  type EditedResource,
  editedResource,
  type ResourceInput,
  storedResource,
} from '../../contract/resource';
import {
  RESOURCE_SHARED_NAMES,
  RESOURCE_TEXT_NAMES,
  type ResourceText,
} from '../../contract/resource-fields';
import { onTheOne } from '../audit/acts';
import { RESOURCE } from '../content-types';
import type { Data, Strapi } from '../strapi';
import type { Sources } from '../translations/sources';
import { findFile } from '../uploads/find-file';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { type Changes, changedTexts, differences } from './localized-writes';
import { refusal } from './refusal';
import { reorder } from './reorder';
import { callRoute, type SiteAdminRoute } from './route';

interface StoredFile {
  id: number;
  name: string;
  url: string;
  /** In units of 1000 bytes. */
  size: number;
}

interface ResourceRow extends LocalizedRow, Partial<Record<ResourceText, string | null>> {
  key: string;
  order?: number | null;
  file?: StoredFile | null;
}

export const resources = new LocalizedKind<ResourceRow, ResourceInput, EditedResource>({
  uid: RESOURCE,
  path: '/resources',
  populate: { file: true },
  view: resourceView,
  changes: resourceChanges,
  // Sorts as the site does.
  compare: ([a], [b]) => (a.order ?? 0) - (b.order ?? 0),
});

/** The etag covers the whole resource, whatever is visible of it, but the order. */
function resourceView(visible: Rows<ResourceRow>, all: Rows<ResourceRow>, sources?: Sources): EditedResource {
  const [first] = visible;
  const german = visible.find(({ locale }) => locale === DEFAULT_LANGUAGE);
  const texts = RESOURCE_TEXT_NAMES.map((name) => [name, byLanguage(visible, (row) => row[name] ?? '')]);
  const files = visible.flatMap(({ locale, file }) =>
    file ? [[locale, { ...file, size: bytesOf(file.size) }] as const] : [],
  );
  return editedResource.parse({
    key: all[0].key,
    name: german?.title || all[0].key,
    ...storedResource.parse(first),
    ...Object.fromEntries(texts),
    file: Object.fromEntries(files),
    outdated: outdatedTextsOf(RESOURCE, visible, sources),
    etag: etagOf([
      RESOURCE_SHARED_NAMES.map((name) => all[0][name] ?? null),
      all.map((row) => [
        row.locale,
        ...RESOURCE_TEXT_NAMES.map((name) => row[name] ?? ''),
        row.file?.id ?? null,
      ]),
    ]),
    ...ageOf(visible),
  });
}

async function resourceChanges(strapi: Strapi, rows: ResourceRow[], given: ResourceInput): Promise<Changes> {
  const chosen = new Map<string, number | null>();
  for (const [language, file] of Object.entries(given.file ?? {})) {
    chosen.set(language, file === null ? null : await pdfId(strapi, language, file));
  }
  const texts = changedTexts(rows, (language, row) =>
    differences(
      {
        ...Object.fromEntries(RESOURCE_TEXT_NAMES.map((name) => [name, given[name]?.[language]])),
        file: chosen.get(language),
      },
      { ...row, file: row?.file?.id } as Data,
    ),
  );
  const shared = Object.fromEntries(RESOURCE_SHARED_NAMES.map((name) => [name, given[name]]));
  return { texts, shared: differences(shared, rows[0]) };
}

async function pdfId(strapi: Strapi, language: string, chosen: number | string): Promise<number> {
  const file = await findFile(strapi, chosen);
  if (file?.mime === PDF_TYPE) return file.id;
  throw refusal('pdf-unknown', { field: `file.${language}` });
}

export const resourceRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  // Precedes the routes of one resource, which would match too.
  callRoute(
    'PUT /api/resources/order',
    ({ context, input }) =>
      reorder(strapi, context, resources, { keys: input.keys, unknown: 'resource-unknown' }),
    { acts: onTheOne('save', 'resource') },
  ),
  ...resources.routes(strapi),
];
