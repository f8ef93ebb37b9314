export const NIGHTLY = '0 17 3 * * *';
