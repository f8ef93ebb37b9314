/** Outside the language prefixes. */
export const OPENAPI_PATH = '/idatik-openapi.json';
