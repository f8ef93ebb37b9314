import type { ColorName } from '~/theme/tokens';

/** The products that the site knows by itself, in the order of the footer; more may come from the CMS. */
export const PRODUCTS = [
  { key: 'idatik', text: 'idatik', color: 'blue' },
  { key: 'fhir-link', text: 'fhirLink', color: 'teal' },
  { key: 'me-ti', text: 'meTi', color: 'purple' },
  { key: 'attrian', text: 'attrian', color: 'indigo' },
  { key: 'attrian-credentials', text: 'attrianCredentials', color: 'orange' },
  { key: 'docuflow', text: 'docuflow', color: 'green' },
] as const satisfies readonly { key: string; text: string; color: ColorName }[];

/** By what the address of a product's page and its texts name it: docuflow's own page is the one of cryptoth. */
export const canonicalProduct = (key: string) => (key === 'docuflow' ? 'cryptoth' : key);

export const productPath = (key: string) => `/products/${canonicalProduct(key)}` as const;

/** Names the product in the addresses of the pages with the contact form. */
export const PRODUCT_PARAMETER = 'product';
export const contactAbout = (product: string) => `/?${PRODUCT_PARAMETER}=${product}#contact` as const;
export const meetingAbout = (product: string) => `/schedule-meeting?${PRODUCT_PARAMETER}=${product}` as const;
