/** Messages store the values; `text` names the label (decisions C19). */
export const INTERESTS = [
  { value: 'idatik', text: 'idatik' },
  { value: 'fhir-link', text: 'fhirLink' },
  { value: 'me-ti', text: 'meTi' },
  { value: 'attrian-identity', text: 'attrianIdentity' },
  { value: 'attrian-credentials', text: 'attrianCredentials' },
  { value: 'general', text: 'general' },
] as const;

const TOPICS: readonly string[] = ['', 'general', 'meeting'];

export const isProductInterest = (interest: string) => !TOPICS.includes(interest);
