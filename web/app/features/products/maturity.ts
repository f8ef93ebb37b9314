/** How far a product can be, in order. */
export const MATURITY_STEPS = ['development', 'test', 'approval', 'available'] as const;

// Keyed by the stored value: the label may be translated, place and colour may not depend on it (decisions C11).
const STAGES = {
  'in Development': { step: 0, label: 'development', tone: 'gray' },
  'Internal Testing': { step: 1, label: 'internalTesting', tone: 'yellow' },
  'In Testing': { step: 1, label: 'testing', tone: 'yellow' },
  'Ready für Zulassung': { step: 2, label: 'ready', tone: 'blue' },
  Launch: { step: 3, label: 'launch', tone: 'green' },
} as const;

const isKnown = (stage: string): stage is keyof typeof STAGES => Object.hasOwn(STAGES, stage);

/** Where a stored stage stands among the steps; null for words of the editors' own. */
export const maturityOf = (stage: string) => (isKnown(stage) ? STAGES[stage] : null);

/** Whether nobody may work with a product yet, be it in tests or waiting for its approval. Of unknown words nothing follows. */
export function isBeforeRelease(stage: string): boolean {
  const maturity = maturityOf(stage);
  return maturity !== null && maturity.step < MATURITY_STEPS.indexOf('available');
}

/** Of a step, seen from the one that is reached. */
export const lookOf = (index: number, reached: number) =>
  index < reached ? 'past' : index === reached ? 'current' : 'ahead';
