/**
 * The parameters that decide what a page shows, and that its address has in the other languages too. All others stay
 * behind: those that open or preview something belong to the person who was given them, and what a visitor has just
 * done is true once.
 */
export const CARRIED_PARAMETERS = [
  'tab',
  'view',
  'tag',
  'page',
  'phase',
  'q',
  'kind',
  'meeting',
  'product',
] as const;
export type CarriedParameter = (typeof CARRIED_PARAMETERS)[number];
