/** What is longer than this, nobody has typed. */
export const QUERY_LIMIT = 200;
