export const TAKEN_OVER = 'taken-over';
