/** The policy forbids style attributes, so a few rules for each direction position pictures. */
const STEP_PERCENT = 5;
const STEPS = Array.from({ length: 100 / STEP_PERCENT + 1 }, (_, index) => index * STEP_PERCENT);

/** Rounds to the nearest rule. @param percent from the picture's left or top */
const stepNear = (percent: number): number => Math.round(percent / STEP_PERCENT) * STEP_PERCENT;

export const focalClass = ({ x, y }: { x: number; y: number }): string =>
  `focal focal-x-${stepNear(x)} focal-y-${stepNear(y)}`;

const rules = (axis: 'x' | 'y') =>
  STEPS.map((step) => [`.focal-${axis}-${step}`, { [`--focal-${axis}`]: `${step}%` }] as const);

/** Positions a picture that fills its box. Classes, because a document inlines only those that it names. */
export const focalPointRules = {
  '.focal': { objectPosition: 'var(--focal-x) var(--focal-y)' },
  ...Object.fromEntries([...rules('x'), ...rules('y')]),
};
