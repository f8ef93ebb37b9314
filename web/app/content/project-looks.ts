/** The accents and signs that a project may have. */
export const PROJECT_COLORS = ['blue', 'teal', 'purple', 'green', 'orange', 'indigo', 'slate'] as const;
export const PROJECT_ICONS = [
  'user-check',
  'link',
  'message-square',
  'users',
  'award',
  'shield-check',
] as const;

export type ProjectColor = (typeof PROJECT_COLORS)[number];
export type ProjectIcon = (typeof PROJECT_ICONS)[number];
