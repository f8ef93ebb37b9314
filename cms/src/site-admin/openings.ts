import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { type EditedOpening, editedOpening, type OpeningInput, storedOpening } from '../../contract/opening';
import {
  OPENING_SHARED_NAMES,
  OPENING_TEXT_NAMES,
  OPENING_TEXTS,
  type OpeningText,
} from '../../contract/opening-fields';
import { onTheOne } from '../audit/acts';
import { OPENING } from '../content-types';
import type { Strapi } from '../strapi';
import type { Sources } from '../translations/sources';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { type Changes, changedTexts, differences } from './localized-writes';
import { reorder } from './reorder';
import { callRoute, type SiteAdminRoute } from './route';
import { asStored, linesOf } from './stored-lines';

interface OpeningRow extends LocalizedRow, Partial<Record<OpeningText, string | null>> {
  key: string;
  order?: number | null;
}

export const openings = new LocalizedKind<OpeningRow, OpeningInput, EditedOpening>({
  uid: OPENING,
  path: '/openings',
  view: openingView,
  changes: (_strapi, rows, input) => openingChanges(rows, input),
  // Sorts as the site does.
  compare: ([a], [b]) => (a.order ?? 0) - (b.order ?? 0),
});

function textIn(row: OpeningRow | undefined, field: OpeningText): string | string[] {
  const text = row?.[field] ?? '';
  return OPENING_TEXTS[field].widget === 'list' ? linesOf(text) : text;
}

/** The etag covers the whole opening, whatever is visible of it, but the order. */
function openingView(visible: Rows<OpeningRow>, all: Rows<OpeningRow>, sources?: Sources): EditedOpening {
  const [first] = visible;
  const german = visible.find(({ locale }) => locale === DEFAULT_LANGUAGE);
  const texts = OPENING_TEXT_NAMES.map((field) => [field, byLanguage(visible, (row) => textIn(row, field))]);
  return editedOpening.parse({
    key: all[0].key,
    name: textIn(german, 'title') || all[0].key,
    ...storedOpening.parse(first),
    ...Object.fromEntries(texts),
    outdated: outdatedTextsOf(OPENING, visible, sources),
    etag: etagOf([
      OPENING_SHARED_NAMES.map((field) => all[0][field] ?? null),
      all.map((row) => [row.locale, ...OPENING_TEXT_NAMES.map((field) => textIn(row, field))]),
    ]),
    ...ageOf(visible),
  });
}

function openingChanges(rows: OpeningRow[], given: OpeningInput): Changes {
  const texts = changedTexts(rows, (language, row) =>
    differences(
      Object.fromEntries(OPENING_TEXT_NAMES.map((name) => [name, asStored(given[name]?.[language])])),
      Object.fromEntries(OPENING_TEXT_NAMES.map((name) => [name, asStored(textIn(row, name))])),
    ),
  );
  const shared = Object.fromEntries(OPENING_SHARED_NAMES.map((name) => [name, given[name]]));
  return { texts, shared: differences(shared, rows[0]) };
}

export const openingRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  // Precedes the routes of one opening, which would match too.
  callRoute(
    'PUT /api/openings/order',
    ({ context, input }) =>
      reorder(strapi, context, openings, { keys: input.keys, unknown: 'opening-unknown' }),
    { acts: onTheOne('save', 'opening') },
  ),
  ...openings.routes(strapi),
];
