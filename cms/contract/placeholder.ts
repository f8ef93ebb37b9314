/** The initial text of a new section, in every language. */
export const PLACEHOLDER = 'New content here...';

/** Whether a text is still the initial one of a new section. */
export const isPlaceholder = (text: unknown) => typeof text === 'string' && text.trim() === PLACEHOLDER;

/** Whether a text is neither blank nor the initial one of a new section. */
export function hasText(text: string | null | undefined): text is string {
  return Boolean(text?.trim()) && !isPlaceholder(text);
}
