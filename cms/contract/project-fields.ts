// Names, limits and choices of a product, without Zod: pages and forms load them.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

/** The colours and icons that a product may have. */
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

/** Used where none or an unknown one is stored. */
export const DEFAULT_PROJECT_COLOR: ProjectColor = 'slate';
export const DEFAULT_PROJECT_ICON: ProjectIcon = 'shield-check';

interface ProjectTextField {
  /** One line, a text of several, or a list with one line for each entry. */
  form: 'line' | 'text' | 'list';
  /** How many characters it may have; of a list, each entry. */
  limit: number;
  /** The field of an answer that has all languages; under its own name a text may be the German one (decision C4). */
  byLanguage: string;
}

/** The texts of a product: each language has its own. */
export const PROJECT_TEXTS = {
  title: { form: 'line', limit: SHORT_TEXT_LENGTH, byLanguage: 'titles' },
  description: { form: 'text', limit: LONG_TEXT_LENGTH, byLanguage: 'description' },
  features: { form: 'list', limit: SHORT_TEXT_LENGTH, byLanguage: 'featuresByLanguage' },
} as const satisfies Record<string, ProjectTextField>;

export type ProjectText = keyof typeof PROJECT_TEXTS;
export const PROJECT_TEXT_NAMES = Object.keys(PROJECT_TEXTS) as ProjectText[];

/**
 * The shared fields of a product and their names at Strapi, where `status` is reserved. The order of the products is
 * not among them, because it is no content of one product.
 */
export const PROJECT_SHARED_COLUMNS = {
  color: 'color',
  icon: 'icon',
  status: 'stage',
  isActive: 'isActive',
  externalUrl: 'externalUrl',
} as const;

export type ProjectShared = keyof typeof PROJECT_SHARED_COLUMNS;
export const PROJECT_SHARED_NAMES = Object.keys(PROJECT_SHARED_COLUMNS) as ProjectShared[];

/** How many characters the shared texts may have. */
export const PROJECT_SHARED_LIMITS = { status: 100, externalUrl: SHORT_TEXT_LENGTH } as const;

export const FEATURES_LIMIT = 100;

/** The key of a product is a part of its address. */
export const PROJECT_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const PROJECT_KEY_LENGTH = 60;

/** Addresses under /products/ that show a built-in product of another key. */
export const SECOND_PRODUCT_ADDRESSES = ['cryptoth'] as const;

/** Words with another meaning after `/api/projects/` or `/products/`. */
export const RESERVED_PROJECT_KEYS: readonly string[] = ['active', 'order', ...SECOND_PRODUCT_ADDRESSES];
