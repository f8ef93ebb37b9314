export type Part =
  | 'figures'
  | 'scene'
  | 'hub'
  | 'sample'
  | 'features'
  | 'benefits'
  | 'specifications'
  | 'useCases'
  | 'limits'
  | 'neighbours'
  | 'closing';

const FIRST = ['figures', 'scene', 'hub', 'sample'] as const satisfies Part[];
const MIDDLE = ['features', 'benefits', 'specifications', 'useCases'] as const satisfies Part[];
const LAST = ['limits', 'neighbours', 'closing'] as const satisfies Part[];

/** Pages that open with what is special about their product (specification, section 2). */
const OWN: Readonly<Record<string, readonly Part[]>> = {
  'fhir-link': ['sample', 'figures', 'scene', 'hub', ...MIDDLE, ...LAST],
  'me-ti': [
    'figures',
    'features',
    'scene',
    'hub',
    'sample',
    'benefits',
    'specifications',
    'useCases',
    ...LAST,
  ],
  attrian: ['hub', 'figures', 'scene', 'sample', ...MIDDLE, ...LAST],
  'attrian-credentials': [...FIRST, 'features', 'useCases', 'specifications', 'benefits', ...LAST],
  cryptoth: ['scene', 'figures', 'hub', 'sample', ...MIDDLE, ...LAST],
};

export const partsOf = (product: string): readonly Part[] =>
  Object.hasOwn(OWN, product) ? (OWN[product] ?? []) : [...FIRST, ...MIDDLE, ...LAST];

export const hasTintedScene = (product: string): boolean => product === 'me-ti' || product === 'cryptoth';
