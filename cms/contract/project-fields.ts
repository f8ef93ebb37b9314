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
/** Products whose page shows a call and its response. */
export const PROJECT_SAMPLES = ['idatik', 'fhir-link'] as const;

export type ProjectIllustration = (typeof PROJECT_ILLUSTRATIONS)[number];

/** A list has one entry a line; a block is Markdown with a heading and cards (docs/decisions/0050). */
type ProjectTextForm = 'line' | 'text' | 'list' | 'block';

interface ProjectTextField {
  form: ProjectTextForm;
  /** Characters; of a list, in each entry. */
  limit: number;
  /** The field of an answer with all languages; the field of the text's own name may be German alone (decision C4). */
  byLanguage: string;
}

const field = <Form extends ProjectTextForm, Name extends string>(form: Form, byLanguage: Name) => ({
  form,
  limit: form === 'line' || form === 'list' ? SHORT_TEXT_LENGTH : LONG_TEXT_LENGTH,
  byLanguage,
});

/** Every text of a product: schemas, rows, etags, forms and translations derive from it. */
export const PROJECT_TEXTS = {
  title: field('line', 'titles'),
  tagline: field('line', 'tagline'),
  description: field('text', 'description'),
  features: field('list', 'featuresByLanguage'),
  subtitle: field('line', 'subtitle'),
  introduction: field('text', 'introduction'),
  figures: field('block', 'figures'),
  capabilities: field('block', 'capabilities'),
  benefits: field('block', 'benefits'),
  specifications: field('block', 'specifications'),
  useCases: field('block', 'useCases'),
  closing: field('block', 'closing'),
} as const satisfies Record<string, ProjectTextField>;

export type ProjectText = keyof typeof PROJECT_TEXTS;
export const PROJECT_TEXT_NAMES = Object.keys(PROJECT_TEXTS) as ProjectText[];

/** Texts of the product's own page, which replace its built-in ones. */
export type ProjectBlock = {
  [Name in ProjectText]: (typeof PROJECT_TEXTS)[Name]['form'] extends 'block' ? Name : never;
}[ProjectText];
export const PROJECT_BLOCKS = PROJECT_TEXT_NAMES.filter(
  (name): name is ProjectBlock => PROJECT_TEXTS[name].form === 'block',
);

/** Shared fields of one product, but the order, with their names in Strapi, which reserves `status`. */
export const PROJECT_SHARED_COLUMNS = {
  color: 'color',
  icon: 'icon',
  status: 'stage',
  isActive: 'isActive',
  externalUrl: 'externalUrl',
  illustration: 'illustration',
  scene: 'scene',
  sample: 'sample',
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
