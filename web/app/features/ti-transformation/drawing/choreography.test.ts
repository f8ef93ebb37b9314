import { describe, expect, it } from 'vitest';
import { PHASE_MS, PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import {
  EXCURSION_KEYS,
  EXCURSIONS,
  JOURNEYS,
  QUESTIONS,
  STEP_MS,
} from '~/features/ti-transformation/playback/playback';
import { ARRANGEMENTS, phoneArrangement } from './arrangements';
import { BOX_IDS } from './boxes';
import { BEFORE_START, boxesIn, stillAt, TRACKS, trackValue, valueAt } from './choreography';
import { LAYOUTS } from './layouts';
import { type Part, RUNS, TRAVELLERS } from './parts';

const isSeen = (phase: Phase, part: Part, elapsed = PHASE_MS) =>
  valueAt({ phase, elapsed, excursion: null }, part, 'opacity') > 0;
const seenAtEnd = (phase: Phase, ...parts: Part[]) => parts.filter((part) => isSeen(phase, part));

describe('the boxes of a finished picture', () => {
  const old = [
    'egk',
    'hba',
    'terminal',
    'connector',
    'smcb',
    'primary',
    'tunnel',
    'epa',
    'kim',
    'vzd',
    'emp',
    'vsdm',
  ];

  it('are in phases 1 and 2 those of TI 1.0', () => {
    expect(new Set(boxesIn(1))).toEqual(new Set(old));
    expect(new Set(boxesIn(2))).toEqual(new Set(old));
  });

  it('are in phase 3 those of both generations', () => {
    expect(new Set(boxesIn(3))).toEqual(new Set(BOX_IDS));
  });

  it('are in phase 4 all but connector and tunnel', () => {
    expect(new Set(boxesIn(4))).toEqual(
      new Set(BOX_IDS.filter((id) => id !== 'connector' && id !== 'tunnel')),
    );
  });
});

describe('a finished picture', () => {
  it('shows in phase 1 the way of the request and what the network takes for granted', () => {
    const parts: Part[] = ['road-old', 'run-card', 'run-old', 'go-answerOld', 'caption-trust'];
    expect(seenAtEnd(1, ...parts, 'road-new', 'amber')).toEqual(parts);
  });

  it('shows in phase 2 the house in amber, the years of the certificate and the warning', () => {
    expect(
      seenAtEnd(2, 'amber', 'ring-1', 'ring-5', 'caption-warning', 'caption-counter', 'connector-first'),
    ).toEqual(['amber', 'ring-1', 'ring-5', 'caption-warning']);
    expect(valueAt(stillAt(2), 'shade-epa', 'opacity')).toBeLessThan(0.5);
    expect(valueAt(stillAt(2), 'shade-terminal', 'opacity')).toBe(1);
  });

  it('shows in phase 3 both ways, the label and three ticks', () => {
    const parts: Part[] = [
      'run-old',
      'run-newIn',
      'run-newOut',
      'go-answerOld',
      'go-answerNew',
      'caption-coexist',
      'tick-person',
      'tick-device',
      'tick-rule',
    ];
    expect(seenAtEnd(3, ...parts, 'tick-presence', 'amber', 'caption-warning')).toEqual(parts);
  });

  it('shows in phase 4 four ticks, the new names and the date of the road map, and neither tunnel, connector nor frame', () => {
    const parts: Part[] = [
      'tick-person',
      'tick-device',
      'tick-presence',
      'tick-rule',
      'new-egk',
      'new-hba',
      'new-smcb',
      'new-house',
      'caption-stand',
      'gateway-bridge',
    ];
    const gone: Part[] = [
      'box-tunnel',
      'box-connector',
      'zone-ti',
      'old-egk',
      'old-house',
      'caption-coexist',
      'road-old',
      'run-old',
    ];
    expect(seenAtEnd(4, ...parts, ...gone)).toEqual(parts);
  });

  it('has nothing under way but the answers, and the proof that stays with the primary system', () => {
    const resting = PHASES.map((phase) =>
      Object.keys(TRAVELLERS).filter((name) => isSeen(phase, `go-${name}` as Part)),
    );
    expect(resting).toEqual([['answerOld'], [], ['answerOld', 'answerNew'], ['presence', 'answerNew']]);
  });

  it('has the bar of the gate closed', () => {
    for (const phase of PHASES) expect(valueAt(stillAt(phase), 'gate-bar', 'grow')).toBe(1);
  });
});

describe('the story', () => {
  it('is before the start, and at the beginning of phase 1, the finished picture of phase 1', () => {
    const begun = { phase: 1, elapsed: 0, excursion: null } as const;
    const isShown = ({ part }: (typeof TRACKS)[number]) =>
      [BEFORE_START, stillAt(1)].some((moment) => valueAt(moment, part, 'opacity') > 0);
    const shown = TRACKS.filter(isShown);
    expect(shown.length).toBeGreaterThan(30);
    for (const track of shown) {
      const finished = trackValue(track, stillAt(1));
      const before = [BEFORE_START, begun].map((moment) => trackValue(track, moment));
      expect(before, `${track.part} ${track.channel}`).toEqual([finished, finished]);
    }
  });

  it('never takes the boxes of TI 1.0 out of sight in phase 1', () => {
    for (let elapsed = 0; elapsed <= PHASE_MS; elapsed += 100) {
      for (const id of boxesIn(null)) {
        if (id !== 'tunnel') expect(isSeen(1, `box-${id}`, elapsed), `${id} at ${elapsed}`).toBe(true);
      }
    }
  });

  it('lets each request pass the gate only when it is open, after the checks', () => {
    const at = (phase: Phase, elapsed: number, part: Part, channel: 'opacity' | 'grow' = 'opacity') =>
      valueAt({ phase, elapsed, excursion: null }, part, channel);
    for (const phase of [3, 4] as const) {
      const proofs = (['person', 'device', 'rule'] as const).map((proof) => `tick-${proof}` as const);
      for (let elapsed = 1_000; elapsed <= PHASE_MS; elapsed += 10) {
        if (at(phase, elapsed, 'go-passNew') === 0) continue;
        expect(at(phase, elapsed, 'gate-bar', 'grow'), `bar in ${phase} at ${elapsed}`).toBeLessThan(0.01);
        for (const tick of proofs) expect(at(phase, elapsed, tick), `${tick} at ${elapsed}`).toBe(1);
      }
    }
  });

  it('ends every effect with its phase: the next one begins where it ended', () => {
    for (const phase of [2, 3, 4] as const) {
      for (const track of TRACKS) {
        const before = trackValue(track, stillAt((phase - 1) as Phase));
        const begun = trackValue(track, { phase, elapsed: 0, excursion: null });
        expect(begun, `${track.part} ${track.channel}`).toBe(before);
      }
    }
  });

  it('never jumps: between two frames nothing that is seen changes by more than a frame can', () => {
    const frame = 1_000 / 60;
    // These have no length when they appear: they grow.
    const growing: Part[] = ['box-tunnel', ...RUNS.map((run) => `run-${run}` as const)];
    const fading = TRACKS.filter(({ part, channel }) => channel === 'opacity' && !growing.includes(part));
    const opacity = (phase: Phase, elapsed: number, part: Part) =>
      valueAt({ phase, elapsed, excursion: null }, part, 'opacity');
    const jumps: string[] = [];
    for (const phase of PHASES) {
      for (let elapsed = 0; elapsed + frame <= PHASE_MS; elapsed += frame) {
        for (const { part } of fading) {
          const change = opacity(phase, elapsed + frame, part) - opacity(phase, elapsed, part);
          if (Math.abs(change) > 0.5) jumps.push(`${part} in phase ${phase} at ${Math.round(elapsed)}`);
        }
      }
    }
    expect(jumps).toEqual([]);
  });

  it('relabels cards and house one after the other in phase 4', () => {
    const order = (['new-egk', 'new-hba', 'new-smcb', 'new-house'] as const).map((part) => {
      let elapsed = 0;
      while (!isSeen(4, part, elapsed)) elapsed += 10;
      return elapsed;
    });
    expect(order).toEqual([2_210, 2_710, 3_210, 3_710]);
  });
});

describe.each(EXCURSION_KEYS)('the excursion %s', (excursion) => {
  const at = (elapsed: number) => ({ phase: EXCURSIONS[excursion].phase, elapsed, excursion });

  it('begins with the finished picture of its phase', () => {
    for (const track of TRACKS) {
      expect(trackValue(track, at(0))).toBe(trackValue(track, stillAt(at(0).phase)));
    }
  });

  it('ends no later than its time', () => {
    const { phase, ms } = EXCURSIONS[excursion];
    for (const track of TRACKS) {
      expect(trackValue(track, { phase, elapsed: ms + 10_000, excursion }), track.part).toBe(
        trackValue(track, at(ms)),
      );
    }
  });
});

describe.each(QUESTIONS)('the question %s', (question) => {
  it('ends at a door that stays shut', () => {
    const { phase, ms } = EXCURSIONS[question];
    expect(valueAt({ phase, elapsed: ms, excursion: question }, 'alarm-door', 'opacity')).toBe(1);
    expect(valueAt({ phase, elapsed: ms, excursion: question }, 'gate-bar', 'grow')).toBe(1);
  });
});

describe.each(JOURNEYS)('the journey %s', (journey) => {
  const { phase, ms } = EXCURSIONS[journey];
  const lit = (elapsed: number) =>
    BOX_IDS.filter((id) => valueAt({ phase, elapsed, excursion: journey }, `shade-${id}`, 'opacity') === 1);

  it('lights one or more boxes up with each of its sentences', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((step) => lit(step * STEP_MS + (step === 0 ? 600 : 0)).length);
    const grows = counts.slice(1).map((count, index) => count > (counts[index] ?? 0));
    // On the way back of the prescription nothing new lights up.
    expect(grows).toEqual(journey === 'prescription' ? [true, true, true, false, true] : Array(5).fill(true));
    expect(lit(ms)).not.toContain('vzd');
  });
});

it('a sign-in passes the gate after person, device and rule, and nobody is asked to be present', () => {
  const { phase } = EXCURSIONS.signIn;
  const at = (elapsed: number, part: Part, channel: 'opacity' | 'grow' = 'opacity') =>
    valueAt({ phase, elapsed, excursion: 'signIn' }, part, channel);
  for (let elapsed = 0; elapsed <= EXCURSIONS.signIn.ms; elapsed += 50) {
    if (at(elapsed, 'go-signInPass') === 0) continue;
    for (const proof of ['person', 'device', 'rule'] as const) expect(at(elapsed, `tick-${proof}`)).toBe(1);
    expect(at(elapsed, 'gate-bar', 'grow')).toBeLessThan(0.01);
  }
  expect(at(EXCURSIONS.signIn.ms, 'tick-presence')).toBe(0);
});

describe.each(ARRANGEMENTS)('in the arrangement %s', (name) => {
  const layout = LAYOUTS[name];

  it('everything stands within the picture, and no box on another', () => {
    const places = Object.entries(layout.boxes);
    for (const [id, { x, y, w, h }] of places) {
      expect(x, id).toBeGreaterThanOrEqual(0);
      expect(x + w, id).toBeLessThanOrEqual(layout.width);
      expect(y + h, id).toBeLessThanOrEqual(layout.height);
      const under = places.filter(
        ([other, place]) =>
          other !== id &&
          place.x < x + w &&
          x < place.x + place.w &&
          place.y < y + h &&
          y < place.y + place.h,
      );
      expect(
        under.map(([other]) => other),
        id,
      ).toEqual([]);
    }
  });

  it('what travels keeps within the picture', () => {
    for (const way of Object.values(layout.ways)) {
      for (const [x, y] of way) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(layout.width);
        expect(y).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  it('requests keep to their lane', () => {
    const { old, new: fresh } = layout.roads;
    const lanes = {
      questionOld: old,
      answerOld: old,
      questionNew: fresh,
      passNew: fresh,
      answerNew: fresh,
      prescriptionOut: old,
      prescriptionBack: old,
      signInPass: fresh,
    };
    for (const [way, road] of Object.entries(lanes)) {
      const points = layout.ways[way as keyof typeof lanes] ?? [];
      for (const [x, y] of points) {
        const isOnLane = road?.lane.slice(1).some(([toX, toY], index) => {
          const [fromX, fromY] = road.lane[index] ?? [toX, toY];
          const isBetween = (value: number, one: number, other: number) =>
            value >= Math.min(one, other) && value <= Math.max(one, other);
          return isBetween(x, fromX, toX) && isBetween(y, fromY, toY);
        });
        expect(isOnLane, `${way} at ${x}, ${y}`).toBe(true);
      }
    }
  });
});

describe('the arrangements for phones', () => {
  it('are low enough for one screen', () => {
    for (const phase of PHASES) {
      const { width, height } = LAYOUTS[phoneArrangement(phase)];
      expect(width).toBe(360);
      expect(height).toBeLessThanOrEqual(520);
    }
  });

  it('have every box that comes or goes in their phase', () => {
    for (const phase of [2, 3, 4] as const) {
      const shown = LAYOUTS[phoneArrangement(phase)].boxes;
      const before = boxesIn((phase - 1) as Phase);
      const added = boxesIn(phase).filter((id) => !before.includes(id));
      expect(added.filter((id) => !shown[id])).toEqual([]);
    }
    expect(boxesIn(1).filter((id) => !LAYOUTS[phoneArrangement(1)].boxes[id])).toEqual([]);
    expect(boxesIn(4).filter((id) => !LAYOUTS[phoneArrangement(4)].boxes[id])).toEqual([]);
  });
});
