/** Characters; no person types more. */
export const QUERY_LIMIT = 200;
