/** Characters. */
export const QUERY_LIMIT = 200;
