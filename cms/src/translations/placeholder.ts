/** What stands in a new section until somebody writes; web/app/content/has-text.ts says the same. */
const PLACEHOLDER = 'New content here...';

/** Whether a text is still the one that a new section begins with: neither a text nor a translation. */
export const isPlaceholder = (text: unknown) => typeof text === 'string' && text.trim() === PLACEHOLDER;
