import type { BoxId, CardId, Zone } from './boxes';
import type { Way } from './layout';

export const TRAVELLERS = {
  card: 'card',
  presence: 'presence',
  questionOld: 'old',
  answerOld: 'old',
  questionIn: 'newIn',
  questionOut: 'newOut',
  answerOut: 'newOut',
  answerIn: 'newIn',
  intruderUp: 'intruderUp',
  intruderDown: 'newIn',
} as const satisfies Record<string, Way>;
export type Traveller = keyof typeof TRAVELLERS;

export const CAPTIONS = [
  'year1',
  'year2',
  'year3',
  'year4',
  'question',
  'coexist',
  'stand',
  'trust',
  'counter',
  'certificate',
  'warning',
  'capUp',
  'capDown',
  'four',
  'afterTunnel',
  'intruderUp',
  'intruderDown',
  'unknownDevice',
] as const;
export type Caption = (typeof CAPTIONS)[number];

export const PROOFS = ['person', 'device', 'presence', 'rule'] as const;
export type Proof = (typeof PROOFS)[number];

export const CERTIFICATE_YEARS = [1, 2, 3, 4, 5] as const;

export const PULSING = ['terminal', 'connector', 'smcb', 'hba'] as const satisfies BoxId[];

export type Part =
  | `zone-${Zone}`
  | `shade-${Zone | BoxId}`
  | `box-${BoxId}`
  | `${'old' | 'new'}-${CardId | 'house'}`
  | `pulse-${(typeof PULSING)[number]}`
  | `ring-${(typeof CERTIFICATE_YEARS)[number]}`
  | `way-${'old' | 'new' | 'beyond'}`
  | `proof-${Proof}`
  | `tick-${Proof}`
  | `go-${Traveller}`
  | `caption-${Caption}`
  | 'connector-first'
  | 'connector-twin'
  | 'tunnel-label'
  | 'amber'
  | 'guard'
  | 'gateway-solid'
  | 'gateway-bridge'
  | 'cross'
  | 'alarm-services'
  | 'alarm-door';

/** `along` is a share of a traveller's way, `grow` one of the tunnel's length; `y` is in drawing units. */
export type Channel = 'opacity' | 'y' | 'along' | 'grow';
