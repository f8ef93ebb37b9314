import { type Layout, place } from './layout';

// For narrow windows: 360 wide, from top to bottom, one arrangement for the zones that a phase is about.

const fonts = { label: 12, term: 11, zone: 12, year: 22, caption: 12, line: 14 };

/** Phases 1 and 2, and before the start: the whole of TI 1.0. */
export const phoneOld: Layout = {
  width: 360,
  height: 512,
  zones: {
    insured: place(8, 32, 168, 62),
    care: place(184, 32, 168, 62),
    house: place(8, 102, 344, 182),
    net: place(8, 291, 344, 40),
    ti: place(8, 338, 344, 100),
    payer: place(8, 445, 344, 62),
  },
  titles: {
    insured: [20, 45],
    care: [196, 45],
    house: [52, 118],
    net: [202, 315],
    ti: [52, 354],
    payer: [52, 461],
  },
  boxes: {
    egk: place(16, 54, 152, 34),
    hba: place(192, 54, 152, 34),
    terminal: place(52, 125, 142, 34),
    smcb: place(202, 125, 142, 34),
    primary: place(52, 163, 292, 34),
    connector: place(52, 201, 142, 34),
    tunnel: place(14, 286, 28, 50),
    epa: place(52, 360, 142, 34),
    kim: place(202, 360, 142, 34),
    vzd: place(52, 398, 142, 34),
    emp: place(202, 398, 142, 34),
    vsdm: place(52, 467, 142, 34),
  },
  tunnelLabel: { ...place(52, 302, 140, 18), align: 'start' },
  guard: null,
  ticks: null,
  gate: null,
  captions: {
    year: place(16, 2, 118, 26),
    question: place(52, 246, 292, 28),
    warning: place(52, 244, 292, 35),
    trust: place(202, 461, 144, 40),
  },
  roads: {
    old: {
      lane: [
        [28, 142],
        [28, 484],
      ],
      stations: [
        [28, 142],
        [28, 180],
        [28, 218],
        [28, 484],
      ],
      stems: [
        [
          [28, 142],
          [52, 142],
        ],
        [
          [28, 180],
          [52, 180],
        ],
        [
          [28, 218],
          [52, 218],
        ],
        [
          [28, 484],
          [52, 484],
        ],
      ],
    },
    new: null,
  },
  runs: {
    card: [
      [158, 88],
      [158, 125],
    ],
    old: [
      [28, 142],
      [28, 484],
    ],
    newIn: null,
    newOut: null,
  },
  links: {
    insured: [
      [
        [158, 88],
        [158, 125],
      ],
    ],
    care: [
      [
        [230, 88],
        [230, 98],
        [182, 98],
        [182, 125],
      ],
    ],
    house: [
      [
        [194, 142],
        [202, 142],
      ],
    ],
  },
  ways: {
    card: [
      [158, 80],
      [158, 125],
    ],
    questionOld: [
      [28, 142],
      [28, 484],
    ],
    answerOld: [
      [28, 484],
      [28, 180],
    ],
    prescriptionOut: [
      [28, 180],
      [28, 415],
    ],
    prescriptionBack: [
      [28, 415],
      [28, 180],
    ],
  },
  proofs: {},
  figures: {},
  hasWords: false,
  fonts: { label: 13, term: 12, zone: 13, year: 22, caption: 12, line: 16 },
};

/** Phase 3: the two ways side by side. */
export const phoneBoth: Layout = {
  width: 360,
  height: 512,
  zones: {
    house: place(8, 32, 344, 94),
    net: place(8, 132, 344, 186),
    ti: place(8, 324, 344, 94),
    payer: place(8, 448, 344, 58),
  },
  titles: { house: [44, 47], net: [44, 147], ti: [44, 339], payer: [44, 463] },
  boxes: {
    primary: place(44, 53, 272, 31),
    connector: place(44, 89, 132, 31),
    device: place(184, 89, 132, 31),
    tunnel: place(10, 122, 28, 208),
    gateway: place(44, 214, 128, 31),
    pdp: place(184, 214, 132, 46),
    pep: place(184, 264, 132, 46),
    epa: place(44, 345, 30, 31),
    kim: place(78, 345, 30, 31),
    vzd: place(112, 345, 30, 31),
    emp: place(146, 345, 30, 31),
    tim: place(184, 345, 132, 31),
    fhir: place(184, 381, 132, 31),
    idp: place(44, 469, 128, 31),
    vsdm: place(184, 469, 132, 31),
  },
  tunnelLabel: { ...place(44, 155, 128, 16), align: 'start' },
  guard: place(178, 138, 144, 176),
  ticks: { person: [194, 151], device: [194, 168], presence: [194, 185], rule: [194, 202] },
  gate: [336, 287],
  captions: {
    year: place(16, 2, 70, 26),
    coexist: place(88, 2, 264, 26),
    capUp: place(42, 175, 134, 32),
    capDown: place(42, 254, 134, 52),
  },
  roads: {
    old: {
      lane: [
        [24, 68],
        [24, 433],
        [250, 433],
        [250, 469],
      ],
      stations: [
        [24, 68],
        [24, 104],
      ],
      stems: [
        [
          [24, 68],
          [44, 68],
        ],
        [
          [24, 104],
          [44, 104],
        ],
      ],
    },
    new: {
      lane: [
        [336, 68],
        [336, 484],
      ],
      stations: [
        [336, 68],
        [336, 396],
        [336, 484],
      ],
      stems: [
        [
          [336, 68],
          [316, 68],
        ],
        [
          [336, 396],
          [316, 396],
        ],
        [
          [336, 484],
          [316, 484],
        ],
      ],
    },
  },
  runs: {
    card: null,
    old: [
      [24, 68],
      [24, 422],
    ],
    newIn: [
      [336, 68],
      [336, 281],
    ],
    newOut: [
      [336, 293],
      [336, 484],
    ],
  },
  links: {},
  ways: {
    questionOld: [
      [24, 68],
      [24, 433],
      [250, 433],
      [250, 456],
    ],
    answerOld: [
      [250, 456],
      [250, 433],
      [24, 433],
      [24, 68],
    ],
    questionNew: [
      [336, 68],
      [336, 265],
    ],
    passNew: [
      [336, 265],
      [336, 484],
    ],
    answerNew: [
      [336, 484],
      [336, 68],
    ],
    intruderUp: [
      [24, 104],
      [24, 360],
      [32, 360],
    ],
  },
  proofs: {
    person: [
      [180, 484],
      [180, 151],
      [185, 151],
    ],
    device: [
      [250, 120],
      [250, 129],
      [175, 129],
      [175, 168],
      [185, 168],
    ],
    rule: [
      [184, 237],
      [180, 237],
      [180, 202],
      [185, 202],
    ],
  },
  figures: {},
  hasWords: false,
  fonts,
};

/** Phase 4: what is left, and the questions before each answer. */
export const phoneNew: Layout = {
  width: 360,
  height: 512,
  zones: {
    insured: place(8, 32, 168, 58),
    care: place(184, 32, 168, 58),
    house: place(8, 96, 344, 94),
    net: place(8, 196, 344, 168),
    ti: place(8, 376, 344, 60),
    payer: place(8, 446, 344, 62),
  },
  titles: {
    insured: [20, 47],
    care: [196, 47],
    house: [20, 111],
    net: [20, 211],
    ti: [20, 392],
    payer: [20, 462],
  },
  boxes: {
    egk: place(16, 53, 152, 31),
    hba: place(192, 53, 152, 31),
    device: place(16, 117, 130, 31),
    primary: place(152, 117, 168, 31),
    terminal: place(16, 153, 150, 31),
    smcb: place(172, 153, 148, 31),
    pdp: place(180, 222, 140, 46),
    pep: place(180, 272, 140, 46),
    gateway: place(16, 327, 150, 31),
    epa: place(16, 399, 26, 31),
    kim: place(46, 399, 26, 31),
    vzd: place(76, 399, 26, 31),
    emp: place(106, 399, 26, 31),
    tim: place(136, 399, 26, 31),
    fhir: place(172, 399, 148, 31),
    idp: place(16, 470, 150, 31),
    vsdm: place(172, 470, 148, 31),
  },
  tunnelLabel: null,
  guard: place(14, 218, 312, 104),
  ticks: { person: [32, 236], device: [32, 258], presence: [32, 280], rule: [32, 302] },
  gate: [338, 295],
  captions: {
    year: place(16, 2, 60, 26),
    stand: place(80, 2, 272, 26),
    capDown: place(172, 326, 150, 34),
    afterTunnel: place(172, 326, 150, 34),
  },
  roads: {
    old: null,
    new: {
      lane: [
        [338, 132],
        [338, 485],
      ],
      stations: [
        [338, 132],
        [338, 414],
        [338, 485],
      ],
      stems: [
        [
          [338, 132],
          [320, 132],
        ],
        [
          [338, 414],
          [320, 414],
        ],
        [
          [338, 485],
          [320, 485],
        ],
      ],
    },
  },
  runs: {
    card: null,
    old: null,
    newIn: [
      [338, 132],
      [338, 289],
    ],
    newOut: [
      [338, 301],
      [338, 485],
    ],
  },
  links: {
    insured: [
      [
        [140, 84],
        [140, 93],
        [290, 93],
        [290, 117],
      ],
    ],
    care: [
      [
        [240, 84],
        [240, 93],
      ],
    ],
  },
  ways: {
    presence: [
      [140, 93],
      [290, 93],
      [290, 103],
    ],
    questionNew: [
      [338, 132],
      [338, 273],
    ],
    passNew: [
      [338, 273],
      [338, 485],
    ],
    answerNew: [
      [338, 485],
      [338, 132],
    ],
    signIn: [
      [140, 93],
      [338, 93],
      [338, 273],
    ],
    signInPass: [
      [338, 273],
      [338, 414],
    ],
    signInBack: [
      [338, 414],
      [338, 93],
      [140, 93],
    ],
  },
  proofs: {
    person: [
      [16, 485],
      [4, 485],
      [4, 236],
      [23, 236],
    ],
    device: [
      [16, 132],
      [11, 132],
      [11, 258],
      [23, 258],
    ],
    presence: [
      [200, 148],
      [200, 150.5],
      [169, 150.5],
      [169, 280],
      [150, 280],
    ],
    rule: [
      [180, 245],
      [174, 245],
      [174, 302],
      [150, 302],
    ],
  },
  figures: {},
  hasWords: false,
  fonts,
};
