import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { getActiveProjects, getStoredProjects, type Project } from '~/content/published/projects.server';
import { orWhenUnavailable, requireAvailable } from '~/content/store/availability.server';
import type { DrawnScene } from '~/drawings/scene';
import { productScene } from '~/drawings/scenes.server';
import { neighboursOf } from '~/features/products/neighbours.server';
import {
  type BuiltInProduct,
  builtInColor,
  isBuiltInProduct,
  productCopy,
  stageOf,
} from '~/features/products/product-head.server';
import { canonicalProduct } from '~/features/products/products';
import { notFound } from '~/http/responses.server';
import type { ProductCopy } from '~/sections/product/product-copy';
import type { ShownNeighbours } from '~/sections/product/product-neighbours';
import type { ShownSample } from '~/sections/product/sample';
import { productSample } from '~/sections/product/samples.server';
import type { ColorName } from '~/theme/tokens';

export type ProductView =
  | {
      kind: 'built-in';
      product: BuiltInProduct;
      color: ColorName;
      stage: string;
      copy: ProductCopy;
      scene: DrawnScene | null;
      sample: ShownSample | null;
      neighbours: ShownNeighbours;
    }
  | { kind: 'from-cms'; project: Project };

export interface ViewOptions {
  /** Includes products that visitors cannot see yet (decisions D8). */
  withUnpublished?: boolean;
}

async function projectsIn(language: Language, { withUnpublished }: ViewOptions): Promise<Project[]> {
  if (!withUnpublished) return getActiveProjects(language);
  return (await getStoredProjects(language)).map(({ project }) => project);
}

/** Finds a CMS product in all its languages. @throws ContentUnavailable */
export async function productByLanguage(key: string, options: ViewOptions): Promise<Map<Language, Project>> {
  const found = await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const project = (await projectsIn(language, options)).find((candidate) => candidate.key === key);
      return project ? [[language, project] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** Takes only the colour of built-in products from the CMS (decisions C18). @throws Response 404, 503 */
export async function productView(
  key: string,
  language: Language,
  options: ViewOptions = {},
): Promise<ProductView> {
  const product = canonicalProduct(key);
  if (isBuiltInProduct(product)) {
    const projects = await orWhenUnavailable(projectsIn(language, options), []);
    const colorOf = (key: BuiltInProduct) =>
      projects.find((project) => canonicalProduct(project.key) === key)?.color ?? builtInColor(key);
    const neighbours = neighboursOf(product, language);
    return {
      kind: 'built-in',
      product,
      color: colorOf(product),
      stage: stageOf(product, projects),
      copy: productCopy(product, language),
      scene: productScene(product, language),
      sample: productSample(product, language),
      neighbours: {
        ...neighbours,
        products: neighbours.products.map((shown) => ({ ...shown, color: colorOf(shown.product) })),
      },
    };
  }
  const projects = await requireAvailable(projectsIn(language, options));
  const project = projects.find((candidate) => candidate.key === key);
  if (!project) throw notFound();
  return { kind: 'from-cms', project };
}
