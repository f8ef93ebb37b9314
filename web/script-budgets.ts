import type { PagePath } from './app/site-map';

/**
 * How much JavaScript a page may fetch before anybody has done anything, in compressed bytes (Brotli, without headers).
 * The build fails when a page needs more: whoever adds something says here what for.
 */
export const SCRIPT_BUDGETS = {
  /** React and Remix's router are 71 kB of it. */
  everyPage: 87_500,
  /** Pages that need another amount. */
  pages: {
    // The hero's card and the contact form.
    '/': 90_000,
    // The contact form, which keeps its focus, its id and the product it was opened for.
    '/schedule-meeting': 88_500,
    // The screen that draws the login form; the editors themselves come after it.
    '/admin': 118_000,
  } satisfies Partial<Record<PagePath | '/admin', number>> as Readonly<Record<string, number>>,
};
