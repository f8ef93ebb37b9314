/** The OpenAPI description of the sample endpoints, outside the language prefixes. */
export const OPENAPI_PATH = '/idatik-openapi.json';
