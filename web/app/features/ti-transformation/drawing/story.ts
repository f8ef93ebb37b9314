import type { Phase } from '~/features/ti-transformation/playback/phases';
import type { Experiment } from '~/features/ti-transformation/playback/playback';
import { BOXES, type BoxId, CARD_IDS, ZONES, type Zone } from './boxes';
import {
  appear,
  arrive,
  draw,
  inOut,
  inTurn,
  leave,
  linear,
  type Move,
  move,
  replace,
  shade,
  travel,
  vanish,
} from './moves';
import { CERTIFICATE_YEARS, PROOFS, PULSING } from './parts';

// Moves by phase, in milliseconds within the phase.

const inHouse = BOXES.filter(({ zone }) => zone === 'house').map(({ id }) => id);
const outside: (Zone | BoxId)[] = [
  ...ZONES.filter((zone) => zone !== 'house'),
  ...BOXES.map(({ id }) => id).filter((id) => !inHouse.some((other) => other === id)),
];
export const OLD_BOXES = [
  'egk',
  'hba',
  'terminal',
  'smcb',
  'primary',
  'connector',
  'epa',
  'kim',
  'vzd',
  'emp',
  'vsdm',
] as const satisfies BoxId[];
const ARRIVING: BoxId[] = ['gateway', 'idp', 'device', 'pep', 'pdp', 'fhir', 'tim'];
const CHECKED_IN_PHASE_3 = ['person', 'device', 'rule'] as const;
const PALE = 0.3;

const openGate = (from: number) => move('gate-bar', 'grow', [from, from + 200], 0);
const closeGate = (from: number) => move('gate-bar', 'grow', [from, from + 200], 1);

export const STORY: Record<Phase, readonly Move[]> = {
  // Begins and ends with the same picture, which also stands before the start: the page is never empty.
  1: [
    leave('answerOld', 0),
    vanish('run-old', 0, 300),
    vanish('run-card', 0, 300),
    vanish('caption-trust', 0, 300),
    vanish('road-old', 0, 400),
    vanish('tunnel-label', 0, 300),
    move('box-tunnel', 'grow', [0, 400], 0, inOut),
    move('box-tunnel', 'opacity', [380, 400], 0, linear),
    ...OLD_BOXES.map((id) => shade(id, 0, 400, PALE)),
    ...inTurn(OLD_BOXES, 600, 90, (id, from) => [shade(id, from, from + 300, 1)]),
    move('box-tunnel', 'opacity', [1_800, 1_850], 1),
    move('box-tunnel', 'grow', [1_800, 2_600], 1, inOut),
    appear('road-old', 1_800, 2_600),
    appear('tunnel-label', 2_400, 2_600),
    ...travel('card', 2_600, 3_200),
    ...draw('card', 2_600, 3_200),
    appear('caption-question', 2_900, 3_200),
    ...travel('questionOld', 3_200, 5_200),
    ...draw('old', 3_200, 5_200),
    ...arrive('answerOld', 5_200, 6_600),
    vanish('caption-question', 6_300, 6_600),
    appear('caption-trust', 6_600, 7_200),
  ],
  2: [
    ...outside.map((part) => shade(part, 0, 500, PALE)),
    leave('answerOld', 0),
    vanish('run-old', 0, 500),
    vanish('run-card', 0, 500),
    move('road-old', 'opacity', [0, 500], PALE),
    vanish('caption-trust', 0, 400),
    ...replace('caption-year1', 'caption-year2', 0, 400),
    appear('amber', 500, 1_000),
    appear('caption-counter', 1_000, 1_300),
    ...inTurn(PULSING, 1_000, 400, (id, from) => [
      appear(`pulse-${id}`, from, from + 200),
      vanish(`pulse-${id}`, from + 200, from + 400),
    ]),
    move('connector-first', 'y', [2_600, 3_200], -40, inOut),
    vanish('connector-first', 2_900, 3_200),
    move('connector-twin', 'y', [2_600, 2_600], -40),
    move('connector-twin', 'y', [3_200, 3_800], 0, inOut),
    appear('connector-twin', 3_200, 3_500),
    ...replace('caption-counter', 'caption-certificate', 3_500, 3_800),
    ...inTurn(CERTIFICATE_YEARS, 3_800, 400, (year, from) => [
      move(`ring-${year}`, 'opacity', [from, from + 400], 1, linear),
    ]),
    ...replace('caption-certificate', 'caption-warning', 5_800, 6_600),
  ],
  3: [
    ...outside.map((part) => shade(part, 0, 400, 1)),
    vanish('amber', 0, 400),
    vanish('caption-warning', 0, 400),
    ...CERTIFICATE_YEARS.map((year) => vanish(`ring-${year}`, 0, 400)),
    ...replace('caption-year2', 'caption-year3', 0, 400),
    appear('road-old', 0, 400),
    move('caption-coexist', 'y', [400, 400], -12),
    move('caption-coexist', 'y', [400, 900], 0),
    appear('caption-coexist', 400, 900),
    ...inTurn(ARRIVING, 900, 300, (id, from) => [
      move(`box-${id}`, 'y', [from, from], 8),
      move(`box-${id}`, 'y', [from, from + 300], 0),
      appear(`box-${id}`, from, from + 300),
    ]),
    appear('guard', 1_800, 2_100),
    appear('road-new', 1_800, 2_400),
    ...travel('questionOld', 3_000, 3_900),
    ...draw('old', 3_000, 3_900),
    ...arrive('answerOld', 3_900, 4_400),
    ...arrive('questionNew', 4_400, 5_000),
    ...draw('newIn', 4_400, 5_000),
    ...inTurn(CHECKED_IN_PHASE_3, 5_000, 250, (proof, from) => [
      appear(`proof-${proof}`, from, from + 200),
      appear(`tick-${proof}`, from + 100, from + 250),
    ]),
    openGate(5_750),
    leave('questionNew', 5_950),
    ...travel('passNew', 5_950, 6_400),
    ...draw('newOut', 5_950, 6_400),
    ...arrive('answerNew', 6_400, 6_900),
    closeGate(6_900),
    appear('caption-capUp', 6_900, 7_200),
    appear('caption-capDown', 7_100, 7_400),
  ],
  4: [
    vanish('caption-coexist', 0, 500),
    vanish('caption-capUp', 0, 400),
    vanish('caption-capDown', 0, 400),
    appear('caption-stand', 0, 500),
    ...replace('caption-year3', 'caption-year4', 0, 400),
    leave('answerOld', 0),
    leave('answerNew', 0),
    vanish('run-old', 0, 400),
    vanish('run-newIn', 0, 400),
    vanish('run-newOut', 0, 400),
    vanish('road-old', 0, 500),
    ...CHECKED_IN_PHASE_3.flatMap((proof) => [
      vanish(`proof-${proof}`, 0, 400),
      vanish(`tick-${proof}`, 0, 400),
    ]),
    vanish('tunnel-label', 500, 700),
    move('box-tunnel', 'grow', [500, 1_200], 0, inOut),
    vanish('box-tunnel', 1_150, 1_200),
    appear('caption-afterTunnel', 900, 1_200),
    vanish('box-connector', 1_200, 1_700),
    vanish('zone-ti', 1_700, 2_200),
    ...inTurn([...CARD_IDS, 'house'] as const, 2_200, 500, (id, from) =>
      replace(`old-${id}`, `new-${id}`, from, from + 500),
    ),
    // The chip stays with the primary system: the request proves that the patient is present.
    ...arrive('presence', 4_200, 5_000),
    ...arrive('questionNew', 5_000, 5_400),
    ...draw('newIn', 5_000, 5_400),
    ...inTurn(PROOFS, 5_400, 150, (proof, from) => [
      appear(`proof-${proof}`, from, from + 250),
      appear(`tick-${proof}`, from, from + 250),
    ]),
    openGate(6_000),
    leave('questionNew', 6_200),
    ...travel('passNew', 6_200, 6_600),
    ...draw('newOut', 6_200, 6_600),
    ...arrive('answerNew', 6_600, 7_000),
    closeGate(7_000),
    ...replace('gateway-solid', 'gateway-bridge', 7_000, 7_400),
  ],
};

export const TRIED: Record<Experiment, readonly Move[]> = {
  intruder: [
    vanish('caption-capUp', 0, 300),
    vanish('caption-capDown', 0, 300),
    leave('answerOld', 0),
    leave('answerNew', 0),
    vanish('run-old', 0, 300),
    vanish('run-newIn', 0, 300),
    vanish('run-newOut', 0, 300),
    ...CHECKED_IN_PHASE_3.flatMap((proof) => [
      vanish(`tick-${proof}`, 0, 300),
      vanish(`proof-${proof}`, 0, 300),
    ]),
    ...arrive('intruderUp', 500, 2_000),
    appear('alarm-services', 2_000, 2_300),
    appear('caption-intruderUp', 2_000, 2_300),
    ...arrive('intruderDown', 2_700, 3_500),
    appear('alarm-door', 3_500, 3_800),
    appear('caption-intruderDown', 3_500, 3_800),
  ],
  unknownDevice: [
    vanish('caption-afterTunnel', 0, 300),
    leave('answerNew', 0),
    vanish('run-newIn', 0, 300),
    vanish('run-newOut', 0, 300),
    ...PROOFS.flatMap((proof) => [vanish(`tick-${proof}`, 0, 300), vanish(`proof-${proof}`, 0, 300)]),
    ...arrive('questionNew', 400, 1_200),
    ...draw('newIn', 400, 1_200),
    appear('proof-person', 1_200, 1_500),
    appear('tick-person', 1_300, 1_600),
    appear('proof-device', 1_700, 2_000),
    appear('cross', 2_000, 2_300),
    appear('alarm-door', 2_300, 2_600),
    appear('caption-unknownDevice', 2_600, 2_900),
  ],
};
