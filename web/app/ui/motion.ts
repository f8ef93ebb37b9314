/** Whether the visitor asked for less motion; only to be called in the browser, after mount. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
