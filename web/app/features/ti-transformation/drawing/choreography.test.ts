import { describe, expect, it } from 'vitest';
import { PHASE_MS, PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import { EXPERIMENT_KEYS, EXPERIMENTS } from '~/features/ti-transformation/playback/playback';
import { BOX_IDS } from './boxes';
import { boxesIn, MOVING, stillAt, valueAt } from './choreography';
import { LAYOUT_NAMES, LAYOUTS } from './layouts';
import { type Part, TRAVELLERS } from './parts';
import { lookAt, MOVING_PARTS } from './placing';

const isSeen = (phase: Phase, part: Part, elapsed = PHASE_MS) =>
  valueAt({ phase, elapsed, experiment: null }, part, 'opacity') > 0;
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
    expect(seenAtEnd(1, 'way-old', 'caption-trust', 'way-new', 'amber')).toEqual([
      'way-old',
      'caption-trust',
    ]);
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
      'way-old',
      'way-new',
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
      'way-old',
    ];
    expect(seenAtEnd(4, ...parts, ...gone)).toEqual(parts);
  });

  it('has nothing under way but the proof that stays with the primary system', () => {
    for (const phase of PHASES) {
      const travelling = Object.keys(TRAVELLERS).filter((name) => isSeen(phase, `go-${name}` as Part));
      expect(travelling).toEqual(phase === 4 ? ['presence'] : []);
    }
  });
});

describe('the story', () => {
  it('is before the start pale zones and nothing else', () => {
    const seen = MOVING_PARTS.filter(
      (part) => valueAt({ phase: null, elapsed: 0, experiment: null }, part, 'opacity') > 0,
    );
    const insideBoxes = seen.filter(
      (part) => !/^(zone|shade|old|connector-first|gateway-solid|way-beyond)/.test(part),
    );
    expect(insideBoxes).toEqual([]);
    expect(valueAt({ phase: null, elapsed: 0, experiment: null }, 'zone-ti', 'opacity')).toBeLessThan(0.7);
  });

  it('ends every effect with its phase: the next one begins where it ended', () => {
    for (const phase of [2, 3, 4] as const) {
      for (const { part, channel } of MOVING) {
        const before = valueAt(stillAt((phase - 1) as Phase), part, channel);
        expect(valueAt({ phase, elapsed: 0, experiment: null }, part, channel), `${part} ${channel}`).toBe(
          before,
        );
      }
    }
  });

  it('never jumps: between two frames nothing that is seen changes by more than a frame can', () => {
    const frame = 1_000 / 60;
    // The tunnel has no length when it appears: it grows out of the connector.
    const fading = MOVING.filter(({ part, channel }) => channel === 'opacity' && part !== 'box-tunnel');
    const opacity = (phase: Phase, elapsed: number, part: Part) =>
      valueAt({ phase, elapsed, experiment: null }, part, 'opacity');
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

describe.each(EXPERIMENT_KEYS)('the experiment %s', (experiment) => {
  const at = (elapsed: number) => ({ phase: EXPERIMENTS[experiment].phase, elapsed, experiment });

  it('begins with the finished picture of its phase', () => {
    for (const { part, channel } of MOVING) {
      expect(valueAt(at(0), part, channel)).toBe(valueAt(stillAt(at(0).phase), part, channel));
    }
  });

  it('ends at a door that stays shut', () => {
    expect(valueAt(at(EXPERIMENTS[experiment].ms), 'alarm-door', 'opacity')).toBe(1);
  });
});

describe.each(LAYOUT_NAMES)('in the arrangement for %s', (name) => {
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

  it('parts are moved by opacity and transformation alone', () => {
    for (const part of MOVING_PARTS) {
      expect(
        Object.keys(lookAt(layout, stillAt(3), part)).filter(
          (key) => key !== 'opacity' && key !== 'transform',
        ),
      ).toEqual([]);
    }
  });
});
