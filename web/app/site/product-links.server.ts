import type { Language } from 'contract/languages';
import type { Localized } from '~/content/published/localized';
import { getActiveProjects } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { PRODUCTS, productPath } from '~/features/products/products';

export interface ProductLink {
  path: ReturnType<typeof productPath>;
  name: Localized<string>;
}

export async function productLinks(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<ProductLink[]> {
  const known = new Set<string>(PRODUCTS.map(({ key }) => productPath(key)));
  const projects = await orWhenUnavailable(getActiveProjects(language, from), []);
  return projects
    .map(({ key, title }) => ({ path: productPath(key), name: title }))
    .filter(({ path }) => !known.has(path));
}
