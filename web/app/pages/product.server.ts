import { orWhenUnavailable, requireAvailable } from '~/content/availability.server';
import { getActiveProjects, type Project } from '~/content/projects.server';
import type { Language } from '~/i18n/languages';
import { textsFor } from '~/i18n/texts.server';
import { PRODUCTS } from '~/products';
import { notFound } from '~/responses.server';
import type { ProductCopy } from '~/sections/product/product-copy';
import type { ColorName } from '~/theme/tokens';

const COPY = {
  idatik: 'product-idatik',
  'fhir-link': 'product-fhir-link',
  'me-ti': 'product-me-ti',
  attrian: 'product-attrian',
  'attrian-credentials': 'product-attrian-credentials',
  docuflow: 'product-cryptoth',
} as const;
type BuiltIn = keyof typeof COPY;

/** Two addresses, one product (decisions B5). */
const withoutAlias = (key: string) => (key === 'cryptoth' ? 'docuflow' : key);
const isBuiltIn = (key: string): key is BuiltIn => Object.hasOwn(COPY, key);

export type ProductView =
  | { kind: 'built-in'; product: BuiltIn; color: ColorName; copy: ProductCopy }
  | { kind: 'from-cms'; project: Project };

function copyOf(product: BuiltIn, language: Language): ProductCopy {
  const file = COPY[product];
  return textsFor(language, file)[file];
}

/**
 * What the page of a product shows. The six products of the site exist whatever the CMS says (decisions C18),
 * with the colour that editors chose; others come from the CMS whole.
 * @throws Response 404 for an unknown product, 503 when it cannot be known
 */
export async function productView(key: string, language: Language): Promise<ProductView> {
  const product = withoutAlias(key);
  if (isBuiltIn(product)) {
    const projects = await orWhenUnavailable(getActiveProjects(language), []);
    const edited = projects.find((project) => project.key === product);
    const builtIn = PRODUCTS.find((candidate) => candidate.key === product);
    const color = edited?.color ?? builtIn?.color ?? 'slate';
    return { kind: 'built-in', product, color, copy: copyOf(product, language) };
  }
  const projects = await requireAvailable(getActiveProjects(language));
  const project = projects.find((candidate) => candidate.key === key);
  if (!project) throw notFound();
  return { kind: 'from-cms', project };
}
