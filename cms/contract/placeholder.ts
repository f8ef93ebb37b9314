export const PLACEHOLDER = 'New content here...';

export const isPlaceholder = (text: unknown) => typeof text === 'string' && text.trim() === PLACEHOLDER;

export function hasText(text: string | null | undefined): text is string {
  return Boolean(text?.trim()) && !isPlaceholder(text);
}
