export const OPENAPI_PATH = '/idatik-openapi.json';
