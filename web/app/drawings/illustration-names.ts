import type { ProjectIcon } from 'contract/project-fields';

const OF_PRODUCTS = ['idatik', 'fhir-link', 'me-ti', 'attrian', 'attrian-credentials', 'docuflow'] as const;
type ProductIllustrationName = (typeof OF_PRODUCTS)[number];

export const ILLUSTRATION_NAMES = [
  ...OF_PRODUCTS,
  'ti-compliance',
  'ti-security',
  'ti-interoperability',
  'shelf',
  'gate',
  'detail-idatik',
  'detail-fhir-link',
  'detail-me-ti',
  'detail-attrian',
  'detail-attrian-credentials',
  'detail-docuflow',
  'eu-wallet',
  'partners',
] as const;
export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

export const ILLUSTRATION_SIZE = { width: 320, height: 200 } as const;

const BY_ICON: Record<ProjectIcon, ProductIllustrationName> = {
  'user-check': 'idatik',
  link: 'fhir-link',
  'message-square': 'me-ti',
  users: 'attrian',
  award: 'attrian-credentials',
  'shield-check': 'docuflow',
};

const isDrawn = (name: string): name is ProductIllustrationName =>
  OF_PRODUCTS.some((drawn) => drawn === name);

export function illustrationOf(product: string, icon: ProjectIcon = 'users'): ProductIllustrationName {
  // docuflow's page has the address of its other name.
  const name = product === 'cryptoth' ? 'docuflow' : product;
  return isDrawn(name) ? name : BY_ICON[icon];
}

export const detailOf = (product: string) => `detail-${illustrationOf(product)}` as const;
