// Imports no Zod, because pages and forms load this module.
import type { DescribedFields, Field, Format } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { SITE_PAGES, type SitePath } from './site-addresses';

export const RESOURCES_PAGE = '/documentation' satisfies SitePath;

/** The parts of the page, by their places. */
export const RESOURCE_PARTS = SITE_PAGES[RESOURCES_PAGE];
export type ResourcePart = (typeof RESOURCE_PARTS)[number];
/** Replaces a missing or unknown part. */
export const DEFAULT_RESOURCE_PART: ResourcePart = 'identity-access-management';

interface ResourceTextField extends Field {
  limit: number;
}

const line = { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true } as const;

/** Every text of a resource: schemas, rows, etags, forms and translations derive from it. */
export const RESOURCE_TEXTS = {
  title: { ...line, isRequired: true },
  description: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
  kind: line,
} as const satisfies Record<string, ResourceTextField>;

export type ResourceText = keyof typeof RESOURCE_TEXTS;
export const RESOURCE_TEXT_NAMES = Object.keys(RESOURCE_TEXTS) as ResourceText[];

/** Leaves out other protocols, which could run a script, and what browsers read as the address of another site. */
export const RESOURCE_ADDRESS: Format = {
  pattern: /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]\S*)$/,
  advice:
    'Bitte eine Adresse der Website schreiben, die mit / beginnt, z. B. /docs/idatik, oder eine vollständige mit https://.',
};

/** Shared fields of one resource, but the order. */
export const RESOURCE_SHARED = {
  isPublished: { widget: 'switch' },
  part: { widget: 'choice', choices: RESOURCE_PARTS, isRequired: true },
  address: { widget: 'line', limit: SHORT_TEXT_LENGTH, format: RESOURCE_ADDRESS },
} as const satisfies Record<string, Field>;

export type ResourceShared = keyof typeof RESOURCE_SHARED;
export const RESOURCE_SHARED_NAMES = Object.keys(RESOURCE_SHARED) as ResourceShared[];

/** Each language has its own file; German stands in. */
export const RESOURCE_FIELDS = {
  ...RESOURCE_TEXTS,
  file: { widget: 'file', isLocalized: true },
  ...RESOURCE_SHARED,
} as const satisfies DescribedFields;

/** Comes after `/api/resources/`. */
export const RESERVED_RESOURCE_KEYS: readonly string[] = ['order'];
