import type { BoxId, CardId, Zone } from './boxes';

export const TRAVELLERS = {
  card: 'card',
  presence: 'presence',
  questionOld: 'questionOld',
  answerOld: 'answerOld',
  questionNew: 'questionNew',
  passNew: 'passNew',
  answerNew: 'answerNew',
  intruderUp: 'intruderUp',
  intruderDown: 'questionNew',
  prescriptionOut: 'prescriptionOut',
  prescriptionBack: 'prescriptionBack',
  signIn: 'signIn',
  signInPass: 'signInPass',
  signInBack: 'signInBack',
} as const;
export type Traveller = keyof typeof TRAVELLERS;
export type Way = (typeof TRAVELLERS)[Traveller];

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
  'afterTunnel',
  'intruderUp',
  'intruderDown',
  'unknownDevice',
] as const;
export type Caption = (typeof CAPTIONS)[number];

export const PROOFS = ['person', 'device', 'presence', 'rule'] as const;
export type Proof = (typeof PROOFS)[number];

/** Lines that grow with a request: the way of the card, the old lane, the new one before and after the gate. */
export const RUNS = ['card', 'old', 'newIn', 'newOut'] as const;
export type RunName = (typeof RUNS)[number];

export const CERTIFICATE_YEARS = [1, 2, 3, 4, 5] as const;

export const PULSING = ['terminal', 'connector', 'smcb', 'hba'] as const satisfies BoxId[];

export type Part =
  | `zone-${Zone}`
  | `shade-${Zone | BoxId}`
  | `box-${BoxId}`
  | `${'old' | 'new'}-${CardId | 'house'}`
  | `pulse-${(typeof PULSING)[number]}`
  | `ring-${(typeof CERTIFICATE_YEARS)[number]}`
  | `road-${'old' | 'new'}`
  | `run-${RunName}`
  | `proof-${Proof}`
  | `tick-${Proof}`
  | `go-${Traveller}`
  | `caption-${Caption}`
  | 'connector-first'
  | 'connector-twin'
  | 'tunnel-label'
  | 'amber'
  | 'guard'
  | 'gate-bar'
  | 'gateway-solid'
  | 'gateway-bridge'
  | 'cross'
  | 'alarm-services'
  | 'alarm-door';

/** `along` is a share of a traveller's way, `grow` one of a line's length; `y` is in drawing units. */
export type Channel = 'opacity' | 'y' | 'along' | 'grow';
