import { company } from '~/i18n/facts.server';
import { textsFor } from '~/i18n/texts.server';
import {
  ORGANIZATION_ANSWER,
  PATIENT_ANSWER,
  PRACTITIONER_ANSWER,
  TOKEN_ANSWER,
  USERINFO_ANSWER,
} from './sample-answers.server';
import { PKCE, SAMPLE_ENDPOINTS } from './sample-endpoints.server';
import { ISSUER } from './sample-issuer';

const text = { type: 'string' };
const strings = { type: 'array', items: text };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, example: string, required = true) => ({
  name,
  in: 'query',
  required,
  schema: { ...text, examples: [example] },
});
const answer = (description: string, mediaType: string, schema: object, example: object) => ({
  description,
  content: { [mediaType]: { schema, examples: { sample: { value: example } } } },
});
const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: reference('Error') } },
});

const SCHEMAS = {
  Token: {
    type: 'object',
    required: ['access_token', 'token_type', 'expires_in', 'id_token'],
    properties: {
      access_token: text,
      token_type: { const: 'Bearer' },
      expires_in: { type: 'integer', minimum: 1 },
      scope: text,
      id_token: text,
    },
  },
  UserInfo: {
    type: 'object',
    required: ['sub'],
    properties: {
      sub: text,
      acr: text,
      amr: strings,
      'urn:telematik:claims:given_name': text,
      'urn:telematik:claims:family_name': text,
      birthdate: { type: 'string', format: 'date' },
    },
    additionalProperties: true,
  },
  Bundle: {
    description: 'FHIR R4: https://hl7.org/fhir/R4/bundle.html',
    type: 'object',
    required: ['resourceType', 'type'],
    properties: {
      resourceType: { const: 'Bundle' },
      type: { const: 'searchset' },
      total: { type: 'integer', minimum: 0 },
      link: { type: 'array', items: { type: 'object' } },
      entry: { type: 'array', items: { type: 'object' } },
    },
  },
  Error: {
    type: 'object',
    required: ['error'],
    properties: { error: text, error_description: text },
  },
};

const AUTHORIZE = {
  security: [],
  parameters: [
    query('response_type', 'code'),
    query('client_id', 'fachdienst-muster'),
    query('redirect_uri', 'https://fachdienst.example/callback'),
    query('scope', 'openid urn:telematik:versicherter'),
    query('state', 'af0ifjsldkj'),
    query('nonce', 'n-0S6_WzA2Mj'),
    query('code_challenge', PKCE.challenge),
    query('code_challenge_method', 'S256'),
  ],
  responses: {
    302: {
      description: 'Back to redirect_uri with code and state.',
      headers: { Location: { required: true, schema: { type: 'string', format: 'uri' } } },
    },
    400: failure('The request is not acceptable.'),
  },
};

const TOKEN_FIELDS = ['grant_type', 'code', 'redirect_uri', 'client_id', 'code_verifier'];
const TOKEN = {
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          required: TOKEN_FIELDS,
          properties: Object.fromEntries(TOKEN_FIELDS.map((name) => [name, text])),
        },
      },
    },
  },
  responses: {
    200: answer('The tokens.', 'application/json', reference('Token'), TOKEN_ANSWER),
    400: failure('The code is unknown, used or expired.'),
  },
};

const USERINFO = {
  responses: {
    200: answer('Released claims.', 'application/json', reference('UserInfo'), USERINFO_ANSWER),
    401: failure('The access token is missing or not valid.'),
  },
};

const fhirSearch = (parameter: string, value: string, example: object) => ({
  parameters: [query(parameter, value, false)],
  responses: {
    200: answer('The matches.', 'application/fhir+json', reference('Bundle'), example),
    401: failure('The access token is missing or not valid.'),
  },
});

const OPERATIONS: Readonly<Record<string, object>> = {
  authorize: AUTHORIZE,
  token: TOKEN,
  userinfo: USERINFO,
  searchPatient: fhirSearch('identifier', 'X110411675', PATIENT_ANSWER),
  searchPractitioner: fhirSearch('family', 'Beispiel', PRACTITIONER_ANSWER),
  searchOrganization: fhirSearch('name', 'Klinikum', ORGANIZATION_ANSWER),
};

/** Describes the page's endpoints for code generators and API tools, in English as such files are. */
export function openApiDescription() {
  const { api, page } = textsFor('en', 'docs-idatik')['docs-idatik'];
  const paths = SAMPLE_ENDPOINTS.map(({ id, method, path }, index): [string, Record<string, object>] => {
    const texts = api.endpoints[index];
    const operation = { operationId: id, summary: texts?.title, description: texts?.text, ...OPERATIONS[id] };
    return [path, { [method.toLowerCase()]: operation }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: page.title,
      version: '1.0.0',
      description: api.lead,
      contact: { name: company().legalName, email: company().email },
    },
    servers: [{ url: ISSUER }],
    security: [{ accessToken: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      schemas: SCHEMAS,
    },
  };
}
