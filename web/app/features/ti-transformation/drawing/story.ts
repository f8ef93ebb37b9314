import type { Phase } from '~/features/ti-transformation/playback/phases';
import type { Experiment } from '~/features/ti-transformation/playback/playback';
import { BOXES, type BoxId, CARD_IDS, ZONES, type Zone } from './boxes';
import { appear, inOut, inTurn, linear, type Move, move, replace, shade, travel, vanish } from './moves';
import { CERTIFICATE_YEARS, PROOFS, PULSING } from './parts';

// Moves by phase, in milliseconds within the phase.

const inHouse = BOXES.filter(({ zone }) => zone === 'house').map(({ id }) => id);
const outside: (Zone | BoxId)[] = [
  ...ZONES.filter((zone) => zone !== 'house'),
  ...BOXES.map(({ id }) => id).filter((id) => !inHouse.some((other) => other === id)),
];
const drawnInPhase1: BoxId[] = [
  'egk',
  'hba',
  'terminal',
  'connector',
  'smcb',
  'primary',
  'epa',
  'kim',
  'vzd',
  'emp',
  'vsdm',
];
const arrivingInPhase3: BoxId[] = ['gateway', 'idp', 'device', 'pep', 'pdp', 'fhir', 'tim'];

export const STORY: Record<Phase, readonly Move[]> = {
  1: [
    ...inTurn(['insured', 'care', 'house', 'net', 'ti', 'payer'] as const, 0, 60, (zone, from) => [
      appear(`zone-${zone}`, from, from + 300),
    ]),
    appear('caption-year1', 0, 400),
    ...inTurn(drawnInPhase1, 600, 90, (id, from) => [appear(`box-${id}`, from, from + 300)]),
    move('box-tunnel', 'opacity', [1_800, 1_850], 1),
    move('box-tunnel', 'grow', [1_800, 2_600], 1, inOut),
    appear('tunnel-label', 2_400, 2_600),
    ...travel('card', 2_600, 3_200),
    appear('caption-question', 2_900, 3_200),
    appear('way-old', 3_200, 3_600),
    ...travel('questionOld', 3_200, 5_200),
    ...travel('answerOld', 5_200, 6_600, true),
    vanish('caption-question', 6_300, 6_600),
    appear('caption-trust', 6_600, 7_200),
  ],
  2: [
    ...outside.map((part) => shade(part, 0, 500, 0.3)),
    move('way-old', 'opacity', [0, 500], 0.2),
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
    move('caption-coexist', 'y', [400, 400], -12),
    move('caption-coexist', 'y', [400, 900], 0),
    appear('caption-coexist', 400, 900),
    ...inTurn(arrivingInPhase3, 900, 300, (id, from) => [
      move(`box-${id}`, 'y', [from, from], 8),
      move(`box-${id}`, 'y', [from, from + 300], 0),
      appear(`box-${id}`, from, from + 300),
    ]),
    appear('guard', 1_800, 2_100),
    move('way-old', 'opacity', [3_000, 3_300], 1),
    ...travel('questionOld', 3_000, 4_400),
    appear('way-new', 4_400, 4_700),
    ...travel('questionIn', 4_400, 5_000),
    ...inTurn(['person', 'device', 'rule'] as const, 5_000, 300, (proof, from) => [
      appear(`proof-${proof}`, from, from + 200),
      appear(`tick-${proof}`, from + 100, from + 300),
    ]),
    ...travel('questionOut', 5_900, 6_800),
    appear('caption-capUp', 6_800, 7_100),
    appear('caption-capDown', 7_100, 7_400),
  ],
  4: [
    vanish('caption-coexist', 0, 500),
    vanish('caption-capUp', 0, 400),
    vanish('caption-capDown', 0, 400),
    appear('caption-stand', 0, 500),
    ...replace('caption-year3', 'caption-year4', 0, 400),
    vanish('way-old', 0, 500),
    ...(['person', 'device', 'rule'] as const).flatMap((proof) => [
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
    move('go-presence', 'opacity', [4_200, 4_300], 1, linear),
    move('go-presence', 'along', [4_200, 5_000], 1, inOut),
    appear('caption-question', 4_900, 5_100),
    ...travel('questionIn', 5_000, 5_400),
    ...inTurn(PROOFS, 5_400, 150, (proof, from) => [
      appear(`proof-${proof}`, from, from + 250),
      appear(`tick-${proof}`, from, from + 250),
    ]),
    appear('caption-four', 5_400, 5_700),
    ...travel('questionOut', 6_000, 6_450),
    ...travel('answerOut', 6_450, 6_850, true),
    ...travel('answerIn', 6_850, 7_000, true),
    vanish('caption-question', 7_000, 7_200),
    ...replace('gateway-solid', 'gateway-bridge', 7_000, 7_400),
  ],
};

export const TRIED: Record<Experiment, readonly Move[]> = {
  intruder: [
    vanish('caption-capUp', 0, 300),
    vanish('caption-capDown', 0, 300),
    ...(['person', 'device', 'rule'] as const).map((proof) => vanish(`tick-${proof}`, 0, 300)),
    appear('go-intruderUp', 300, 500),
    move('go-intruderUp', 'along', [500, 2_000], 1, inOut),
    appear('alarm-services', 2_000, 2_300),
    appear('caption-intruderUp', 2_000, 2_300),
    appear('go-intruderDown', 2_500, 2_700),
    move('go-intruderDown', 'along', [2_700, 3_500], 1, inOut),
    appear('alarm-door', 3_500, 3_800),
    appear('caption-intruderDown', 3_500, 3_800),
  ],
  unknownDevice: [
    vanish('caption-four', 0, 300),
    ...PROOFS.flatMap((proof) => [vanish(`tick-${proof}`, 0, 300), vanish(`proof-${proof}`, 0, 300)]),
    ...travel('questionIn', 400, 1_200),
    appear('proof-person', 1_200, 1_500),
    appear('tick-person', 1_300, 1_600),
    appear('proof-device', 1_700, 2_000),
    appear('cross', 2_000, 2_300),
    appear('alarm-door', 2_300, 2_600),
    move('way-beyond', 'opacity', [2_300, 2_600], 0.15),
    appear('caption-unknownDevice', 2_600, 2_900),
  ],
};
