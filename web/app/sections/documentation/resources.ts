import { OPENAPI_PATH } from '~/sections/docs/openapi-path';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';

/** Target of a resource's button; every button on this page has one (decisions C27). */
export interface Resource {
  to: string;
  kind: 'page' | 'document' | 'file';
}

/** In the order of the texts in `documentation.json`. */
export const IDENTITY_RESOURCES: readonly Resource[] = [
  { to: '/docs/idatik', kind: 'page' },
  { to: OPENAPI_PATH, kind: 'file' },
  { to: '/products/attrian', kind: 'page' },
  { to: '/docs/idatik?tab=integration#chapter', kind: 'page' },
];

export const TRANSFORMATION_RESOURCES: readonly Resource[] = [
  { to: WHITEPAPER_PATH, kind: 'document' },
  { to: '/ti-transformation', kind: 'page' },
  { to: '/products/fhir-link', kind: 'page' },
  { to: '/eu-id', kind: 'page' },
];
