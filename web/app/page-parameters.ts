/** Parameters that language links keep; others belong to one person, such as previews, or to one moment. */
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
  'topic',
] as const;
export type CarriedParameter = (typeof CARRIED_PARAMETERS)[number];
