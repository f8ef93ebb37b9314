import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { forEachKind, ORDERED } from 'contract/ordered-kinds';
import type { Translation } from 'contract/translation';
import type { TranslatedKind } from 'contract/translation-state';
import { type AdminLocation, hashOf, type Tab } from '~/admin/admin-location';
import { canonicalProduct } from '~/features/products/products';

export type Destination = { hash: string } | { panelHref: string } | null;

const TAB_OF_KIND = {
  section: 'pages',
  project: 'products',
  ...forEachKind((kind) => ORDERED[kind].plural),
  picture: 'media',
} as const satisfies Partial<Record<TranslatedKind, Tab>>;

const hasTab = (kind: TranslatedKind): kind is keyof typeof TAB_OF_KIND => kind in TAB_OF_KIND;
const STATUS: AdminLocation = { tab: 'status', item: null };

export function destinationOf(
  { kind, key, panelPath }: Pick<Translation, 'kind' | 'key' | 'panelPath'>,
  language: Language,
  panelUrl: string,
  products: readonly string[] = [],
): Destination {
  const product = kind === 'product-text' && products.find((one) => canonicalProduct(one) === key);
  // The editor of the product has the texts for search engines; without a product only Strapi's panel has them.
  if (product) return destinationOf({ kind: 'project', key: product, panelPath }, language, panelUrl);
  if (kind === 'service-status') return { hash: hashOf(STATUS) };
  if (hasTab(kind)) {
    const place: AdminLocation = { tab: TAB_OF_KIND[kind], item: key };
    return { hash: hashOf(language === DEFAULT_LANGUAGE ? place : { ...place, language }) };
  }
  if (panelPath === null) return null;
  const address = new URL(panelPath, panelUrl);
  address.searchParams.set('plugins[i18n][locale]', language);
  return { panelHref: address.href };
}
