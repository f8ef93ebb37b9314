// Imports no Zod, because pages and forms load this module.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

export const PROJECT_COLORS = ['blue', 'teal', 'purple', 'green', 'orange', 'indigo', 'slate'] as const;
export const PROJECT_ICONS = [
  'user-check',
  'link',
  'message-square',
  'users',
  'award',
  'shield-check',
] as const;

export type ProjectColor = (typeof PROJECT_COLORS)[number];
export type ProjectIcon = (typeof PROJECT_ICONS)[number];

/** Replaces a missing or unknown value. */
export const DEFAULT_PROJECT_COLOR: ProjectColor = 'slate';
export const DEFAULT_PROJECT_ICON: ProjectIcon = 'shield-check';

interface ProjectTextField {
  /** A list has one entry a line. */
  form: 'line' | 'text' | 'list';
  /** Characters; of a list, in each entry. */
  limit: number;
  /** The field of an answer with all languages; the field of the text's own name may be German alone (decision C4). */
  byLanguage: string;
}

export const PROJECT_TEXTS = {
  title: { form: 'line', limit: SHORT_TEXT_LENGTH, byLanguage: 'titles' },
  description: { form: 'text', limit: LONG_TEXT_LENGTH, byLanguage: 'description' },
  features: { form: 'list', limit: SHORT_TEXT_LENGTH, byLanguage: 'featuresByLanguage' },
} as const satisfies Record<string, ProjectTextField>;

export type ProjectText = keyof typeof PROJECT_TEXTS;
export const PROJECT_TEXT_NAMES = Object.keys(PROJECT_TEXTS) as ProjectText[];

/** Shared fields of one product, but the order, with their names in Strapi, which reserves `status`. */
export const PROJECT_SHARED_COLUMNS = {
  color: 'color',
  icon: 'icon',
  status: 'stage',
  isActive: 'isActive',
  externalUrl: 'externalUrl',
} as const;

export type ProjectShared = keyof typeof PROJECT_SHARED_COLUMNS;
export const PROJECT_SHARED_NAMES = Object.keys(PROJECT_SHARED_COLUMNS) as ProjectShared[];

export const PROJECT_SHARED_LIMITS = { status: 100, externalUrl: SHORT_TEXT_LENGTH } as const;

export const FEATURES_LIMIT = 100;

export const PROJECT_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const PROJECT_KEY_LENGTH = 60;

/** Addresses under /products/ that show a built-in product with another key. */
export const SECOND_PRODUCT_ADDRESSES = ['cryptoth'] as const;

/** Words with another meaning after `/api/projects/` or `/products/`. */
export const RESERVED_PROJECT_KEYS: readonly string[] = ['active', 'order', ...SECOND_PRODUCT_ADDRESSES];
