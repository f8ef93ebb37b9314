import { type Layout, place } from './layout';

const OLD_LANE = 100;
const NEW_LANE = 446;

/**
 * For windows from 1024 px: 1200 × 520. The request travels on two lanes, above through connector and tunnel, below
 * through the gate; primary system and insured-data service stand on both.
 */
export const desktop: Layout = {
  width: 1200,
  height: 520,
  zones: {
    insured: place(16, 52, 150, 212),
    care: place(16, 276, 150, 236),
    house: place(178, 52, 434, 460),
    net: place(624, 52, 168, 460),
    ti: place(804, 52, 212, 460),
    payer: place(1028, 52, 156, 460),
  },
  titles: {},
  boxes: {
    egk: place(23, 126, 136, 56),
    hba: place(23, 308, 136, 48),
    terminal: place(186, 126, 138, 56),
    smcb: place(186, 200, 138, 48),
    primary: place(340, 126, 116, 294),
    connector: place(472, 126, 132, 56),
    device: place(472, 364, 132, 56),
    tunnel: place(606, 84, 204, 32),
    gateway: place(634, 164, 148, 40),
    pep: place(638, 366, 140, 54),
    pdp: place(638, 308, 140, 54),
    epa: place(814, 126, 192, 44),
    kim: place(814, 176, 192, 44),
    vzd: place(814, 226, 192, 44),
    emp: place(814, 276, 192, 44),
    tim: place(814, 326, 192, 44),
    fhir: place(814, 376, 192, 44),
    vsdm: place(1036, 126, 140, 294),
    idp: place(1036, 466, 140, 38),
  },
  tunnelLabel: { ...place(630, 118, 156, 18), align: 'middle' },
  guard: place(630, 212, 156, 214),
  ticks: { person: [650, 230], device: [650, 250], presence: [650, 270], rule: [650, 290] },
  gate: [708, NEW_LANE],
  captions: {
    year: place(16, 8, 260, 36),
    coexist: place(380, 8, 440, 34),
    stand: place(804, 8, 380, 34),
    warning: place(472, 198, 132, 124),
    trust: place(814, 334, 192, 52),
    capUp: place(626, 138, 164, 18),
    capDown: place(626, 466, 164, 34),
    afterTunnel: place(630, 82, 156, 36),
  },
  roads: {
    old: {
      lane: [
        [255, OLD_LANE],
        [1106, OLD_LANE],
      ],
      stations: [
        [255, OLD_LANE],
        [398, OLD_LANE],
        [538, OLD_LANE],
        [1106, OLD_LANE],
      ],
      stems: [
        [
          [255, OLD_LANE],
          [255, 126],
        ],
        [
          [398, OLD_LANE],
          [398, 126],
        ],
        [
          [538, OLD_LANE],
          [538, 126],
        ],
        [
          [1106, OLD_LANE],
          [1106, 126],
        ],
      ],
    },
    new: {
      lane: [
        [398, NEW_LANE],
        [1106, NEW_LANE],
      ],
      stations: [
        [398, NEW_LANE],
        [910, NEW_LANE],
        [1106, NEW_LANE],
      ],
      stems: [
        [
          [398, NEW_LANE],
          [398, 420],
        ],
        [
          [910, NEW_LANE],
          [910, 420],
        ],
        [
          [1106, NEW_LANE],
          [1106, 420],
        ],
      ],
    },
  },
  runs: {
    card: [
      [159, 154],
      [186, 154],
    ],
    old: [
      [255, OLD_LANE],
      [1106, OLD_LANE],
    ],
    newIn: [
      [398, NEW_LANE],
      [702, NEW_LANE],
    ],
    newOut: [
      [714, NEW_LANE],
      [1106, NEW_LANE],
    ],
  },
  links: {
    insured: [
      [
        [159, 154],
        [186, 154],
      ],
    ],
    care: [
      [
        [159, 332],
        [172, 332],
        [172, 170],
        [186, 170],
      ],
    ],
    house: [
      [
        [255, 182],
        [255, 200],
      ],
    ],
  },
  ways: {
    card: [
      [126, 154],
      [186, 154],
    ],
    presence: [
      [91, 194],
      [172, 194],
      [172, 286],
      [306, 286],
    ],
    questionOld: [
      [255, OLD_LANE],
      [1106, OLD_LANE],
    ],
    answerOld: [
      [1106, OLD_LANE],
      [398, OLD_LANE],
    ],
    questionNew: [
      [398, NEW_LANE],
      [650, NEW_LANE],
    ],
    passNew: [
      [650, NEW_LANE],
      [1106, NEW_LANE],
    ],
    answerNew: [
      [1106, NEW_LANE],
      [398, NEW_LANE],
    ],
    intruderUp: [
      [538, OLD_LANE],
      [809, OLD_LANE],
      [809, 301],
    ],
    prescriptionOut: [
      [398, OLD_LANE],
      [910, OLD_LANE],
    ],
    prescriptionBack: [
      [910, OLD_LANE],
      [398, OLD_LANE],
    ],
    signIn: [
      [160, 176],
      [172, 176],
      [172, NEW_LANE],
      [690, NEW_LANE],
    ],
    signInPass: [
      [690, NEW_LANE],
      [910, NEW_LANE],
    ],
    signInBack: [
      [910, NEW_LANE],
      [172, NEW_LANE],
      [172, 176],
      [160, 176],
    ],
  },
  proofs: {
    person: [
      [1036, 485],
      [798, 485],
      [798, 230],
      [778, 230],
    ],
    device: [
      [604, 392],
      [618, 392],
      [618, 250],
      [641, 250],
    ],
    presence: [
      [456, 270],
      [641, 270],
    ],
    rule: [
      [638, 335],
      [634, 335],
      [634, 290],
      [641, 290],
    ],
  },
  figures: { patient: [91, 222, 0.8], doctor: [91, 432, 1] },
  hasWords: true,
  fonts: { label: 13, term: 12, zone: 13, year: 28, caption: 13, line: 16 },
};
