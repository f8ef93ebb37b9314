import type { Language } from 'contract/languages';
import type { ProjectColor, ProjectIcon, ProjectIllustration } from 'contract/project-fields';

interface BuiltInEntry {
  key: string;
  /** Names the product's texts in the copy. */
  text: string;
  name: string;
  color: ProjectColor;
  icon: ProjectIcon;
  stage: string;
}

/** Products that the site knows without the CMS, as the seed stores them. */
export const PRODUCTS = [
  {
    key: 'idatik',
    text: 'idatik',
    name: 'idatik',
    color: 'blue',
    icon: 'user-check',
    stage: 'Ready für Zulassung',
  },
  { key: 'fhir-link', text: 'fhirLink', name: 'fhir-link', color: 'teal', icon: 'link', stage: 'Launch' },
  {
    key: 'me-ti',
    text: 'meTi',
    name: 'me-ti',
    color: 'purple',
    icon: 'message-square',
    stage: 'Internal Testing',
  },
  { key: 'attrian', text: 'attrian', name: 'attrian', color: 'indigo', icon: 'users', stage: 'Launch' },
  {
    key: 'attrian-credentials',
    text: 'attrianCredentials',
    name: 'attrian credentials',
    color: 'orange',
    icon: 'award',
    stage: 'in Development',
  },
  {
    key: 'docuflow',
    text: 'docuflow',
    name: 'docuflow',
    color: 'green',
    icon: 'shield-check',
    stage: 'Internal Testing',
  },
] as const satisfies readonly BuiltInEntry[];

export type BuiltInText = (typeof PRODUCTS)[number]['text'];

interface SpokenText {
  value: string;
  lang: Language;
}

export interface ShownProduct {
  key: string;
  path: ReturnType<typeof productPath>;
  name: SpokenText;
  /** The editors' short line; null where the built-in one counts, or there is none. */
  tagline: SpokenText | null;
  color: ProjectColor;
  icon: ProjectIcon;
  stage: string;
  illustration: ProjectIllustration;
  /** Null for products of the CMS alone. */
  text: BuiltInText | null;
}

/** Returns the key of a product's page and texts: docuflow shares cryptoth's. */
export const canonicalProduct = (key: string) => (key === 'docuflow' ? 'cryptoth' : key);

export const productPath = (key: string) => `/products/${canonicalProduct(key)}` as const;

export const builtInEntry = (key: string) =>
  PRODUCTS.find((product) => canonicalProduct(product.key) === canonicalProduct(key));

export const PRODUCT_PARAMETER = 'product';
export const contactAbout = (product: string) => `/?${PRODUCT_PARAMETER}=${product}#contact` as const;
export const TOPIC_PARAMETER = 'topic';
export const contactFrom = (page: string) => `/?${TOPIC_PARAMETER}=${page}#contact` as const;
export const meetingAbout = (product: string) => `/schedule-meeting?${PRODUCT_PARAMETER}=${product}` as const;
