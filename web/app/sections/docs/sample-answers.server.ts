// OpenID Connect and FHIR R4 as the telematics infrastructure writes them, with invented people.

import { ISSUER } from './sample-issuer';

const TELEMATIK_ID = 'https://gematik.de/fhir/sid/telematik-id';

export const TOKEN_ANSWER = {
  access_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.beispiel.signatur',
  token_type: 'Bearer',
  expires_in: 300,
  scope: 'openid urn:telematik:versicherter',
  id_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.beispiel.signatur',
};

export const USERINFO_ANSWER = {
  sub: '7f3a2c1e-5b7d-4c0e-9a51-2f6d8e4b1c90',
  acr: 'gematik-ehealth-loa-high',
  amr: ['urn:telematik:auth:eID'],
  'urn:telematik:claims:given_name': 'Erika',
  'urn:telematik:claims:family_name': 'Muster',
  birthdate: '1984-03-12',
  'urn:telematik:claims:profession': '1.2.276.0.76.4.49',
  'urn:telematik:claims:id': 'X110411675',
  'urn:telematik:claims:organization': '109500969',
};

const PATIENT = {
  resourceType: 'Patient',
  id: 'erika-muster',
  identifier: [
    {
      type: {
        coding: [{ system: 'http://fhir.de/CodeSystem/identifier-type-de-basis', code: 'KVZ10' }],
      },
      system: 'http://fhir.de/sid/gkv/kvid-10',
      value: 'X110411675',
    },
  ],
  active: true,
  name: [{ use: 'official', family: 'Muster', given: ['Erika'] }],
  gender: 'female',
  birthDate: '1984-03-12',
};

const PRACTITIONER = {
  resourceType: 'Practitioner',
  id: 'ada-beispiel',
  identifier: [{ system: TELEMATIK_ID, value: '1-1.58.00000040' }],
  active: true,
  name: [{ use: 'official', family: 'Beispiel', given: ['Ada'], prefix: ['Dr. med.'] }],
  qualification: [{ code: { text: 'Fachärztin für Innere Medizin' } }],
};

const ORGANIZATION = {
  resourceType: 'Organization',
  id: 'klinikum-musterstadt',
  identifier: [{ system: TELEMATIK_ID, value: '5-2.58.00000040' }],
  active: true,
  type: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/organization-type', code: 'prov' }],
    },
  ],
  name: 'Klinikum Musterstadt',
  address: [{ line: ['Beispielweg 7'], city: 'Musterstadt', postalCode: '00000', country: 'DE' }],
};

export function foundBy(
  query: string,
  resource: { resourceType: string; id: string },
  base = `${ISSUER}/fhir`,
) {
  const type = `${base}/${resource.resourceType}`;
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: 1,
    link: [{ relation: 'self', url: `${type}?${query}` }],
    entry: [{ fullUrl: `${type}/${resource.id}`, resource, search: { mode: 'match' } }],
  };
}

export const PATIENT_ANSWER = foundBy('identifier=X110411675', PATIENT);
export const PRACTITIONER_ANSWER = foundBy('family=Beispiel', PRACTITIONER);
export const ORGANIZATION_ANSWER = foundBy('name=Klinikum', ORGANIZATION);
