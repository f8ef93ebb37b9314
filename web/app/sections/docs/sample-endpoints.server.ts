import {
  ORGANIZATION_ANSWER,
  PATIENT_ANSWER,
  PRACTITIONER_ANSWER,
  TOKEN_ANSWER,
  USERINFO_ANSWER,
} from './sample-answers.server';
import { ISSUER } from './sample-issuer';

export interface SampleEndpoint {
  /** Also the operation's name in the OpenAPI description, and the anchor on the page. */
  id: string;
  method: 'GET' | 'POST';
  path: string;
  request: string;
  response: string;
}

/** The pair of RFC 7636, appendix B. */
export const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;

const CALLBACK = 'https://fachdienst.example/callback';
const CODE = 'SplxlOBeZQQYbYS6WxSbIA';
const STATE = 'af0ifjsldkj';
const BEARER = '--header "Authorization: Bearer $ACCESS_TOKEN"';

const call = (...lines: string[]) => lines.join(' \\\n  ');
const json = (body: object) => JSON.stringify(body, null, 2);

export function fhirSearch(resources: string, ...parameters: string[]): string {
  return call(
    `curl --get '${resources}'`,
    ...parameters.map((parameter) => `--data-urlencode '${parameter}'`),
    "--header 'Accept: application/fhir+json'",
    BEARER,
  );
}

/** In the order of the texts in `docs-idatik.json`. */
export const SAMPLE_ENDPOINTS: readonly SampleEndpoint[] = [
  {
    id: 'authorize',
    method: 'GET',
    path: '/authorize',
    request: call(
      `curl --include --get '${ISSUER}/authorize'`,
      "--data-urlencode 'response_type=code'",
      "--data-urlencode 'client_id=fachdienst-muster'",
      `--data-urlencode 'redirect_uri=${CALLBACK}'`,
      "--data-urlencode 'scope=openid urn:telematik:versicherter'",
      `--data-urlencode 'state=${STATE}'`,
      "--data-urlencode 'nonce=n-0S6_WzA2Mj'",
      `--data-urlencode 'code_challenge=${PKCE.challenge}'`,
      "--data-urlencode 'code_challenge_method=S256'",
    ),
    response: [
      'HTTP/1.1 302 Found',
      `Location: ${CALLBACK}?code=${CODE}&state=${STATE}`,
      'Cache-Control: no-store',
    ].join('\n'),
  },
  {
    id: 'token',
    method: 'POST',
    path: '/token',
    request: call(
      `curl '${ISSUER}/token'`,
      "--data-urlencode 'grant_type=authorization_code'",
      `--data-urlencode 'code=${CODE}'`,
      `--data-urlencode 'redirect_uri=${CALLBACK}'`,
      "--data-urlencode 'client_id=fachdienst-muster'",
      `--data-urlencode 'code_verifier=${PKCE.verifier}'`,
    ),
    response: json(TOKEN_ANSWER),
  },
  {
    id: 'userinfo',
    method: 'GET',
    path: '/userinfo',
    request: call(`curl '${ISSUER}/userinfo'`, BEARER),
    response: json(USERINFO_ANSWER),
  },
  {
    id: 'searchPatient',
    method: 'GET',
    path: '/fhir/Patient',
    request: fhirSearch(`${ISSUER}/fhir/Patient`, 'identifier=X110411675'),
    response: json(PATIENT_ANSWER),
  },
  {
    id: 'searchPractitioner',
    method: 'GET',
    path: '/fhir/Practitioner',
    request: fhirSearch(`${ISSUER}/fhir/Practitioner`, 'family=Beispiel'),
    response: json(PRACTITIONER_ANSWER),
  },
  {
    id: 'searchOrganization',
    method: 'GET',
    path: '/fhir/Organization',
    request: fhirSearch(`${ISSUER}/fhir/Organization`, 'name=Klinikum'),
    response: json(ORGANIZATION_ANSWER),
  },
];
