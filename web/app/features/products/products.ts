import type { ColorName } from '~/theme/tokens';

/** Built-in products in the order of the footer; the CMS may add more. */
export const PRODUCTS = [
  { key: 'idatik', text: 'idatik', color: 'blue' },
  { key: 'fhir-link', text: 'fhirLink', color: 'teal' },
  { key: 'me-ti', text: 'meTi', color: 'purple' },
  { key: 'attrian', text: 'attrian', color: 'indigo' },
  { key: 'attrian-credentials', text: 'attrianCredentials', color: 'orange' },
  { key: 'docuflow', text: 'docuflow', color: 'green' },
] as const satisfies readonly { key: string; text: string; color: ColorName }[];

/** Returns the key of a product's page and texts: docuflow shares cryptoth's. */
export const canonicalProduct = (key: string) => (key === 'docuflow' ? 'cryptoth' : key);

export const productPath = (key: string) => `/products/${canonicalProduct(key)}` as const;

export const PRODUCT_PARAMETER = 'product';
export const contactAbout = (product: string) => `/?${PRODUCT_PARAMETER}=${product}#contact` as const;
export const meetingAbout = (product: string) => `/schedule-meeting?${PRODUCT_PARAMETER}=${product}` as const;
