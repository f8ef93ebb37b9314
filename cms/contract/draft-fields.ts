import {
  bodyOf,
  type EntryShape,
  FIELD_FIRST,
  type Fields,
  oneLine,
  type Place,
  SECTION_NAMES,
  TEXT_NAMES,
  tidied,
} from './entry-body';
import { declarationOf, forEachKind, ORDERED_KINDS, type OrderedKind } from './ordered-kinds';
import { PLAIN_KINDS } from './plain-kinds';
import { PRODUCT_TEXTS } from './product-text-fields';
import { PROJECT_FIELDS } from './project-fields';
import { REDIRECT_FIELDS } from './redirect-fields';
import { SECTION_TEXTS } from './section-fields';
import { forEachSingle, SINGLE_FIELDS, SINGLE_KINDS } from './single-kinds';

/** Kinds whose unsaved changes are published together. */
export const PUBLISHED_KINDS = [
  'section',
  'project',
  'product-text',
  ...ORDERED_KINDS,
  'page-text',
  ...SINGLE_KINDS,
  ...PLAIN_KINDS,
] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

export const DRAFT_KINDS = [
  ...PUBLISHED_KINDS,
  'media',
  'new-section',
  'new-project',
  ...ORDERED_KINDS.map((kind): `new-${OrderedKind}` => `new-${kind}`),
  'new-redirect',
] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const isPublishedKind = (kind: string): kind is PublishedKind =>
  (PUBLISHED_KINDS as readonly string[]).includes(kind);

/** Most drafts of an account, changes of one draft, characters of a key, of a name, and of a draft's JSON. */
export const DRAFT_LIMITS = {
  drafts: 300,
  changes: 1_000,
  key: 255,
  name: 300,
  characters: 400_000,
} as const;

/** Most planned publications of an account, characters of a name, and days in advance. */
export const PLAN_LIMITS = { plans: 50, name: 100, days: 366 } as const;

interface DraftForm extends EntryShape {
  /** Each text is one line, as in a search result, though it is written in a larger field. */
  hasLinesOnly?: true;
  /** The place of a value in the body of a save. */
  pathOf: (place: Place) => readonly string[];
}

const byField = ({ field, language }: Place) => (language ? [field, language] : [field]);

function orderedForm(kind: OrderedKind): DraftForm {
  const { fields, parts, names = FIELD_FIRST } = declarationOf(kind);
  const ofPart = ({ field, language }: Place) => (language ? ['texts', language, field] : ['images', field]);
  const isField = ({ field }: Place) => !parts || Object.hasOwn(fields, field);
  return {
    fields,
    names,
    ...(parts && { parts }),
    pathOf: (place) => (isField(place) ? byField(place) : ofPart(place)),
  };
}

export const DRAFT_FORMS: Readonly<Record<PublishedKind, DraftForm>> = {
  section: {
    fields: SECTION_TEXTS,
    names: SECTION_NAMES,
    pathOf: ({ field, language }) => (language ? ['translations', language, field] : ['images', field]),
  },
  project: { fields: PROJECT_FIELDS, names: FIELD_FIRST, pathOf: byField },
  'product-text': {
    fields: PRODUCT_TEXTS,
    names: FIELD_FIRST,
    hasLinesOnly: true,
    pathOf: ({ field, language }) => ['translations', String(language), field],
  },
  ...forEachKind(orderedForm),
  'page-text': {
    fields: {},
    names: TEXT_NAMES,
    pathOf: ({ field, language }) => ['texts', String(language), field],
  },
  ...forEachSingle((kind) => ({ fields: SINGLE_FIELDS[kind], names: FIELD_FIRST, pathOf: byField })),
  redirect: { fields: REDIRECT_FIELDS, names: FIELD_FIRST, pathOf: byField },
};

export function inputOf(kind: PublishedKind, changes: Fields) {
  const { pathOf, hasLinesOnly, ...form } = DRAFT_FORMS[kind];
  const sent = Object.entries(tidied(form, changes)).map(
    ([name, value]) => [name, hasLinesOnly && typeof value === 'string' ? oneLine(value) : value] as const,
  );
  return bodyOf(Object.fromEntries(sent), (name) =>
    pathOf(form.names.read(name) ?? { field: name, language: null }),
  );
}
