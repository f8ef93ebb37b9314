/** The policy forbids style attributes, so a few rules for each direction position pictures. */
const STEP_PERCENT = 5;
const STEPS = Array.from({ length: 100 / STEP_PERCENT + 1 }, (_, index) => index * STEP_PERCENT);

/** Rounds to the nearest rule. @param percent from the picture's left or top */
export const focalStep = (percent: number): number => Math.round(percent / STEP_PERCENT) * STEP_PERCENT;

const rules = (attribute: string, property: string) =>
  STEPS.map((step) => [`[${attribute}="${step}"]`, { [property]: `${step}%` }] as const);

/** Positions a picture that fills its box by `data-focal-x` and `data-focal-y`. */
export const focalPointRules = {
  '[data-focal-x]': { objectPosition: 'var(--focal-x) var(--focal-y)' },
  ...Object.fromEntries([...rules('data-focal-x', '--focal-x'), ...rules('data-focal-y', '--focal-y')]),
};
