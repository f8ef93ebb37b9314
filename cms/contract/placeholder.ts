/** What a new section begins with, in every language, until somebody writes. */
export const PLACEHOLDER = 'New content here...';

/** Whether a text is still the one that a new section begins with: neither a text nor a translation. */
export const isPlaceholder = (text: unknown) => typeof text === 'string' && text.trim() === PLACEHOLDER;

/** Whether somebody has written something: neither nothing nor what a new section begins with. */
export function hasText(text: string | null | undefined): text is string {
  return Boolean(text?.trim()) && !isPlaceholder(text);
}
