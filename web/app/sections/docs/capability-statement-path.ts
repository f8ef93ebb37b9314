export const CAPABILITY_STATEMENT_PATH = '/fhir-link-capability-statement.json';
