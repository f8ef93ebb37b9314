/** The interests that the form always offers, each with the name of its label. Messages are stored with the values (decisions C19). */
export const INTERESTS = [
  { value: 'idatik', text: 'idatik' },
  { value: 'fhir-link', text: 'fhirLink' },
  { value: 'me-ti', text: 'meTi' },
  { value: 'attrian-identity', text: 'attrianIdentity' },
  { value: 'attrian-credentials', text: 'attrianCredentials' },
  { value: 'general', text: 'general' },
] as const;

/** The interests that are topics rather than products. */
const TOPICS: readonly string[] = ['', 'general', 'meeting'];

export const isProductInterest = (interest: string) => !TOPICS.includes(interest);

/** Where the product of an address is carried: the pages with the form read it. */
export const PRODUCT_PARAMETER = 'product';

/** Links of a product's page to the forms. */
export const contactAbout = (product: string) => `/?${PRODUCT_PARAMETER}=${product}#contact` as const;
export const meetingAbout = (product: string) => `/schedule-meeting?${PRODUCT_PARAMETER}=${product}` as const;
