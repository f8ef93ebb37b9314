import type { Language } from 'contract/languages';
import { PROJECT_TEXT_NAMES } from 'contract/project-fields';
import type { Localized } from '~/content/published/localized';
import { getActiveProjects, getStoredProjects, type Project } from '~/content/published/projects.server';
import { withShownLines } from '~/content/published/shown-lines.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { illustrationOf } from '~/drawings/illustration-names';
import { builtInEntry, PRODUCTS, productPath, type ShownProduct } from './products';

export interface CatalogOptions {
  /** Includes products that visitors cannot see yet (decisions D8). */
  withUnpublished?: boolean;
}

/** Returns the stored products in their order. @throws ContentUnavailable */
export async function storedProducts(
  language: Language,
  { withUnpublished = false }: CatalogOptions = {},
  from: ContentClient = contentClient(),
): Promise<Project[]> {
  const projects = withUnpublished
    ? (await getStoredProjects(language, from)).map(({ project }) => project)
    : await getActiveProjects(language, from);
  return projects.map((project) => withShownLines(project, PROJECT_TEXT_NAMES, 'project'));
}

/** Prefers the built-in text in the page's language to the editors' German one. */
function editedLine(line: Localized<string> | null, language: Language, isBuiltIn: boolean) {
  return isBuiltIn && line?.lang !== language ? null : line;
}

function shownProduct(project: Project, language: Language): ShownProduct {
  const { key, title, tagline, color, icon, stage } = project;
  const text = builtInEntry(key)?.text ?? null;
  return {
    key,
    path: productPath(key),
    name: title,
    tagline: editedLine(tagline, language, text !== null),
    color,
    icon,
    stage,
    illustration: illustrationOf(project),
    text,
  };
}

const builtInProducts = (language: Language): ShownProduct[] =>
  PRODUCTS.map(({ name, ...product }) => ({
    ...product,
    path: productPath(product.key),
    name: { value: name, lang: language },
    tagline: null,
    illustration: product.key,
  }));

/** Returns the products in the order of all menus; the built-in ones while Strapi has never answered. */
export async function shownProducts(
  language: Language,
  options: CatalogOptions = {},
  from: ContentClient = contentClient(),
): Promise<ShownProduct[]> {
  const stored = await orWhenUnavailable(storedProducts(language, options, from), null);
  if (!stored) return builtInProducts(language);
  const byPath = new Map(stored.toReversed().map((project) => [productPath(project.key), project]));
  return stored
    .filter((project) => byPath.get(productPath(project.key)) === project)
    .map((project) => shownProduct(project, language));
}
