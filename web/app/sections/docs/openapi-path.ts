/** Where the machine-readable description of the sample endpoints is served, outside the language prefixes. */
export const OPENAPI_PATH = '/idatik-openapi.json';
