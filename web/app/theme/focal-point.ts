/** Style attributes are not allowed on the site, so where a picture is cut is one of a few rules for each direction. */
const STEP_PERCENT = 5;
const STEPS = Array.from({ length: 100 / STEP_PERCENT + 1 }, (_, index) => index * STEP_PERCENT);

/** The rule nearest to a place in a picture. @param percent from its left or its top */
export const focalStep = (percent: number): number => Math.round(percent / STEP_PERCENT) * STEP_PERCENT;

const rules = (attribute: string, property: string) =>
  STEPS.map((step) => [`[${attribute}="${step}"]`, { [property]: `${step}%` }] as const);

/** What is seen of a picture that fills its place and has `data-focal-x` and `data-focal-y`. */
export const focalPointRules = {
  '[data-focal-x]': { objectPosition: 'var(--focal-x) var(--focal-y)' },
  ...Object.fromEntries([...rules('data-focal-x', '--focal-x'), ...rules('data-focal-y', '--focal-y')]),
};
