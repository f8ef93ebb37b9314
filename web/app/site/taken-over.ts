/** Told to the page when its script runs. */
export const TAKEN_OVER = 'taken-over';
