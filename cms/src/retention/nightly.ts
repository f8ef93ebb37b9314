/** Every night at 3:17. */
export const NIGHTLY = '0 17 3 * * *';
