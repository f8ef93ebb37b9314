import type { Language } from 'contract/languages';
import { loadInAllLanguages } from '~/content/published/load-in-all-languages';
import type { Project } from '~/content/published/projects.server';
import { orWhenUnavailable, requireAvailable } from '~/content/store/availability.server';
import { illustrationOf } from '~/drawings/illustration-names';
import { productScene } from '~/drawings/scenes.server';
import { type CatalogOptions, shownProducts, storedProducts } from '~/features/products/catalog.server';
import { neighboursOf } from '~/features/products/neighbours.server';
import { productCopy } from '~/features/products/product-copy.server';
import { isBuiltInProduct } from '~/features/products/product-head.server';
import { builtInEntry, canonicalProduct } from '~/features/products/products';
import { notFound } from '~/http/responses.server';
import type { ProductView } from '~/sections/product/product-view';
import { productSample } from '~/sections/product/samples.server';
import { productProofs } from '~/sections/shared/proofs.server';

/** Finds a product in all its languages. @throws ContentUnavailable */
export const productByLanguage = (key: string, options: CatalogOptions): Promise<Map<Language, Project>> =>
  loadInAllLanguages(async (language) => findProduct(key, await storedProducts(language, options)));

const findProduct = (key: string, projects: readonly Project[]) =>
  projects.find((project) => canonicalProduct(project.key) === canonicalProduct(key)) ?? null;

/** Finds the product; built-in ones also while Strapi has never answered. @throws Response 404, 503 */
export async function productView(
  key: string,
  language: Language,
  options: CatalogOptions = {},
): Promise<ProductView> {
  const product = canonicalProduct(key);
  const builtIn = builtInEntry(key);
  const found = storedProducts(language, options);
  const projects = builtIn ? await orWhenUnavailable(found, null) : await requireAvailable(found);
  const project = projects && findProduct(key, projects);
  const looks = project ?? (projects === null ? builtIn : null);
  if (!looks) throw notFound();
  const drawn = project?.scene ?? builtIn?.key;
  const sampled = project?.sample ?? builtIn?.key;
  return {
    product,
    project,
    color: looks.color,
    stage: looks.stage,
    illustration: illustrationOf({ illustration: null, ...looks }),
    copy: productCopy(product, project, language),
    proofs: productProofs(product, language),
    scene: drawn ?? null,
    drawing: drawn ? productScene(drawn, language) : null,
    sample: sampled ? productSample(sampled, language) : null,
    neighbours: isBuiltInProduct(product)
      ? neighboursOf(product, language, await shownProducts(language, options))
      : null,
  };
}
