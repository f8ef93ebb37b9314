import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import type { LinkCheck, LinkCheckQuery, LinksHere } from '../../contract/link-check';
import { CONTENT_TYPES, type ContentType } from '../content-types';
import { findBrokenLinks } from '../links/broken-links';
import { languagesLinking, pagesOf } from '../links/links-here';
import type { AdminContext, Data, Strapi } from '../strapi';
import { textsToPopulate } from '../translations/translated-texts';
import {
  entriesOf,
  type LocalizedRow,
  type Rows,
  rowIn,
  storedVersion,
  visibleRows,
} from './localized-entries';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

/** Returns the rows of an entry that the account may read. @throws NotFoundError if there are none */
async function readableEntry(
  strapi: Strapi,
  context: AdminContext,
  { kind, key }: LinkCheckQuery,
  where: (type: ContentType) => Data = () => ({}),
) {
  const type = CONTENT_TYPES.find((one) => one.kind === kind);
  if (!type) throw new errors.NotFoundError();
  const { uid, keyField } = type;
  const [rows] = await entriesOf(strapi, type, textsToPopulate(uid), {
    $or: [{ [keyField]: key }, { documentId: key }],
    ...where(type),
  });
  const visible = rows && (await visibleRows(permissionsOf(strapi, context, uid), rows));
  if (!visible) throw new errors.NotFoundError();
  return { type, rows, visible, key: String(rows[0][keyField] ?? key) };
}

async function check(strapi: Strapi, context: AdminContext, query: LinkCheckQuery): Promise<LinkCheck> {
  const { type, visible, key } = await readableEntry(strapi, context, query, storedVersion);
  const { uid } = type;
  return { kind: query.kind, key, broken: await findBrokenLinks(strapi, { uid, key }, visible) };
}

async function findLinksHere(
  strapi: Strapi,
  context: AdminContext,
  query: LinkCheckQuery,
): Promise<LinksHere> {
  const { type, rows, key } = await readableEntry(strapi, context, query);
  const pages = pagesOf(type.uid, key, rows);
  if (pages.length === 0) return [];
  const found: LinksHere = [];
  for (const other of CONTENT_TYPES) {
    const { uid, kind, keyField } = other;
    const permissions = permissionsOf(strapi, context, uid);
    for (const entry of await entriesOf(strapi, other, textsToPopulate(uid))) {
      if (entry[0].documentId === rows[0].documentId) continue;
      const visible: Rows<LocalizedRow> | null = await visibleRows(permissions, entry);
      const languages = languagesLinking(uid, visible ?? [], pages);
      if (languages.length > 0) found.push({ kind, ...namesOf(entry, keyField), languages });
    }
  }
  return found;
}

function namesOf(rows: Rows<LocalizedRow>, keyField: string) {
  const key = String(rows[0][keyField]);
  return { key, name: String(rowIn(rows, DEFAULT_LANGUAGE)?.title ?? '').trim() || key };
}

export const linkCheckRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/link-checks', ({ context, query }) => check(strapi, context, query)),
  callRoute('GET /api/links-here', ({ context, query }) => findLinksHere(strapi, context, query)),
];
