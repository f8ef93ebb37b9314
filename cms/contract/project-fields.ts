import type { Field, Widget } from './field';
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

export const DEFAULT_PROJECT_COLOR: ProjectColor = 'slate';
export const DEFAULT_PROJECT_ICON: ProjectIcon = 'shield-check';

/** Drawings that a product can have instead of the one that its key or icon stands for. */
export const PROJECT_ILLUSTRATIONS = [
  'idatik',
  'fhir-link',
  'me-ti',
  'attrian',
  'attrian-credentials',
  'docuflow',
] as const;
/** Products whose page has a large drawing of how it works. */
export const PROJECT_SCENES = ['idatik', 'fhir-link', 'me-ti', 'attrian-credentials', 'docuflow'] as const;
export const PROJECT_SAMPLES = ['idatik', 'fhir-link'] as const;

export type ProjectIllustration = (typeof PROJECT_ILLUSTRATIONS)[number];

interface ProjectTextField extends Field {
  limit: number;
  /** The field of an answer with all languages; the field of the text's own name may be German alone (decision C4). */
  byLanguage: string;
}

const text = <Kind extends Widget, Name extends string>(widget: Kind, byLanguage: Name) => ({
  widget,
  limit: widget === 'line' || widget === 'list' ? SHORT_TEXT_LENGTH : LONG_TEXT_LENGTH,
  isLocalized: true as const,
  byLanguage,
});

/** Every text of a product: schemas, rows, etags, forms and translations derive from it. */
export const PROJECT_TEXTS = {
  title: { ...text('line', 'titles'), isRequired: true },
  tagline: text('line', 'tagline'),
  description: text('text', 'description'),
  features: text('list', 'featuresByLanguage'),
  subtitle: { ...text('line', 'subtitle'), begins: 'page' },
  introduction: text('text', 'introduction'),
  figures: text('markdown', 'figures'),
  capabilities: text('markdown', 'capabilities'),
  benefits: text('markdown', 'benefits'),
  specifications: text('markdown', 'specifications'),
  useCases: text('markdown', 'useCases'),
  limits: text('markdown', 'limits'),
  closing: text('markdown', 'closing'),
} as const satisfies Record<string, ProjectTextField>;

export type ProjectText = keyof typeof PROJECT_TEXTS;
export const PROJECT_TEXT_NAMES = Object.keys(PROJECT_TEXTS) as ProjectText[];

/** Texts of the product's own page, which replace its built-in ones. */
export type ProjectBlock = {
  [Name in ProjectText]: (typeof PROJECT_TEXTS)[Name]['widget'] extends 'markdown' ? Name : never;
}[ProjectText];
export const PROJECT_BLOCKS = PROJECT_TEXT_NAMES.filter(
  (name): name is ProjectBlock => PROJECT_TEXTS[name].widget === 'markdown',
);

interface ProjectSharedField extends Field {
  /** The field in Strapi, which reserves `status`. */
  column: string;
}

export const PROJECT_SHARED = {
  isActive: { widget: 'switch', column: 'isActive' },
  status: { widget: 'line', limit: 100, column: 'stage' },
  icon: { widget: 'choice', choices: PROJECT_ICONS, column: 'icon' },
  color: { widget: 'choice', choices: PROJECT_COLORS, column: 'color' },
  illustration: { widget: 'choice', choices: PROJECT_ILLUSTRATIONS, column: 'illustration' },
  scene: { widget: 'choice', choices: PROJECT_SCENES, column: 'scene' },
  sample: { widget: 'choice', choices: PROJECT_SAMPLES, column: 'sample' },
  externalUrl: { widget: 'address', limit: SHORT_TEXT_LENGTH, column: 'externalUrl' },
} as const satisfies Record<string, ProjectSharedField>;

export type ProjectShared = keyof typeof PROJECT_SHARED;
export const PROJECT_SHARED_NAMES = Object.keys(PROJECT_SHARED) as ProjectShared[];

export const PROJECT_SHARED_COLUMNS = Object.fromEntries(
  PROJECT_SHARED_NAMES.map((name) => [name, PROJECT_SHARED[name].column]),
) as { [Name in ProjectShared]: (typeof PROJECT_SHARED)[Name]['column'] };

export const PROJECT_FIELDS = { ...PROJECT_TEXTS, ...PROJECT_SHARED };

export const PROJECT_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const PROJECT_KEY_LENGTH = 60;

/** Addresses under /products/ that show a built-in product with another key. */
export const SECOND_PRODUCT_ADDRESSES = ['cryptoth'] as const;

export const RESERVED_PROJECT_KEYS: readonly string[] = ['active', 'order', ...SECOND_PRODUCT_ADDRESSES];
