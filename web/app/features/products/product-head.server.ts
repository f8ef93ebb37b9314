import type { Language } from 'contract/languages';
import { findProductText } from '~/content/published/product-texts.server';
import type { Project } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { textsFor } from '~/i18n/texts.server';
import { canonicalProduct, PRODUCTS } from './products';

export interface HeadTexts {
  title: string;
  description: string;
  keywords?: string;
  lang?: Language;
}

const COPY = {
  idatik: 'product-idatik',
  'fhir-link': 'product-fhir-link',
  'me-ti': 'product-me-ti',
  attrian: 'product-attrian',
  'attrian-credentials': 'product-attrian-credentials',
  cryptoth: 'product-cryptoth',
} as const;
export type BuiltInProduct = keyof typeof COPY;

export function isBuiltInProduct(key: string): key is BuiltInProduct {
  return Object.hasOwn(COPY, key);
}

export const BUILT_IN_PRODUCTS: readonly BuiltInProduct[] = PRODUCTS.map(({ key }) =>
  canonicalProduct(key),
).filter(isBuiltInProduct);

export function builtInCopy(product: BuiltInProduct, language: Language) {
  const file = COPY[product];
  return textsFor(language, file)[file];
}

type Described = Pick<Project, 'title' | 'description'>;

export function ownHead(key: string, language: Language, project: Described | null): HeadTexts {
  const product = canonicalProduct(key);
  if (isBuiltInProduct(product)) return builtInCopy(product, language).meta;
  return {
    title: project?.title.value ?? product,
    description: project?.description?.value ?? textsFor(language, 'product').product.generic.description,
    ...(project && project.title.lang !== language && { lang: project.title.lang }),
  };
}

/** Prefers each of the editors' fields in the language to the page's own (specification 2, decisions C17). */
export async function productHead(
  key: string,
  language: Language,
  project: Described | null = null,
): Promise<HeadTexts> {
  const edited = await orWhenUnavailable(findProductText(canonicalProduct(key), language), null);
  const builtIn = ownHead(key, language, project);
  const keywords = edited?.keywords ?? builtIn.keywords;
  return {
    title: edited?.title ?? builtIn.title,
    description: edited?.description ?? builtIn.description,
    ...(keywords && { keywords }),
    ...(!edited?.title && builtIn.lang && { lang: builtIn.lang }),
  };
}
