import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { type AdminLocation, hashOf } from '~/admin/admin-location';
import { canonicalProduct } from '~/features/products/products';

/** Where a text is edited in one language: on this screen, or in Strapi's panel, which has an address of its own. */
export type Destination = { hash: string } | { panelHref: string } | null;

const TAB_OF_KIND = { section: 'pages', project: 'products', picture: 'media' } as const;

export function destinationOf(
  { kind, key, panelPath }: Pick<Translation, 'kind' | 'key' | 'panelPath'>,
  language: Language,
  panelUrl: string,
  /** The keys of the products that there are. */
  products: readonly string[] = [],
): Destination {
  const product = kind === 'product-text' && products.find((one) => canonicalProduct(one) === key);
  // What search engines are told stands in the editor of the product; without one there is only Strapi's panel.
  if (product) return destinationOf({ kind: 'project', key: product, panelPath }, language, panelUrl);
  if (kind === 'section' || kind === 'project' || kind === 'picture') {
    const place: AdminLocation = { tab: TAB_OF_KIND[kind], item: key };
    return { hash: hashOf(language === DEFAULT_LANGUAGE ? place : { ...place, language }) };
  }
  if (panelPath === null) return null;
  const address = new URL(panelPath, panelUrl);
  address.searchParams.set('plugins[i18n][locale]', language);
  return { panelHref: address.href };
}
