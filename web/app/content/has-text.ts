/** What a new section begins with, in every language; cms/src/translations/placeholder.ts knows it too. */
export const PLACEHOLDER = 'New content here...';

/** Whether somebody has written something: neither nothing nor what a new section begins with. */
export function hasText(text: string | null | undefined): text is string {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && trimmed !== PLACEHOLDER;
}
