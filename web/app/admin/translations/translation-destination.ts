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
  field: string | null = null,
): Destination {
  if (kind === 'service-status') return { hash: hashOf(STATUS) };
  const details = {
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(field !== null && { field: `${kind}.${field}` }),
  };
  const product = kind === 'product-text' && products.find((one) => canonicalProduct(one) === key);
  // The editor of the product has the texts for search engines; without a product only Strapi's panel has them.
  if (product) return { hash: hashOf({ tab: TAB_OF_KIND.project, item: product, ...details }) };
  if (hasTab(kind)) return { hash: hashOf({ tab: TAB_OF_KIND[kind], item: key, ...details }) };
  if (panelPath === null) return null;
  const address = new URL(panelPath, panelUrl);
  address.searchParams.set('plugins[i18n][locale]', language);
  if (field !== null) address.searchParams.set('field', field);
  return { panelHref: address.href };
}
