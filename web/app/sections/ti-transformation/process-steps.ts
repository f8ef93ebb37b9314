import type { PRODUCTS } from '~/features/products/products';

type Product = (typeof PRODUCTS)[number];

export const STEPS = [
  { key: 'identity', products: ['attrian', 'idatik'] },
  { key: 'platform', products: ['attrian', 'docuflow'] },
  { key: 'fhir', products: ['fhir-link'] },
  { key: 'wallet', products: ['attrian', 'attrian-credentials'] },
] as const satisfies readonly { key: string; products: readonly Product['key'][] }[];
