export const MATURITY_STEPS = ['development', 'test', 'approval', 'available'] as const;

// Keyed by the stored value: translated labels must not change place or colour (decisions C11).
const STAGES = {
  'in Development': { step: 0, label: 'development', tone: 'gray' },
  'Internal Testing': { step: 1, label: 'internalTesting', tone: 'yellow' },
  'In Testing': { step: 1, label: 'testing', tone: 'yellow' },
  'Ready für Zulassung': { step: 2, label: 'ready', tone: 'blue' },
  Launch: { step: 3, label: 'launch', tone: 'green' },
} as const;

const isKnown = (stage: string): stage is keyof typeof STAGES => Object.hasOwn(STAGES, stage);

/** Returns null for the editors' own words. */
export const maturityOf = (stage: string) => (isKnown(stage) ? STAGES[stage] : null);

/** True in development, in test and waiting for approval; false for unknown words. */
export function isBeforeRelease(stage: string): boolean {
  const maturity = maturityOf(stage);
  return maturity !== null && maturity.step < MATURITY_STEPS.indexOf('available');
}

export const lookOf = (index: number, reached: number) =>
  index < reached ? 'past' : index === reached ? 'current' : 'ahead';
