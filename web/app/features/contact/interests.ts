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
