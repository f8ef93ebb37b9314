import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO_START_MS, LAST_PHASE, PHASE_MS, STOPS } from './phases';
import {
  EXCURSION_KEYS,
  EXCURSIONS,
  initialPlayback,
  JOURNEYS,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  progressOf,
  stepOf,
  stopOf,
} from './playback';

const after = (...events: PlaybackEvent[]) => events.reduce(nextPlayback, initialPlayback());
const tick = (ms: number): PlaybackEvent => ({ type: 'tick', ms });
const start: PlaybackEvent = { type: 'start' };
const jump = (stop: number): PlaybackEvent => ({ type: 'jump', stop });
const where = ({ mode, phase, elapsed }: Playback) => ({ mode, phase, elapsed });

describe('the story', () => {
  it('begins by itself one second after the page has loaded, once', () => {
    expect(after(tick(AUTO_START_MS - 1)).mode).toBe('idle');
    expect(where(after(tick(AUTO_START_MS + 40)))).toEqual({ mode: 'playing', phase: 1, elapsed: 40 });
    const resetAgain = after(tick(AUTO_START_MS), { type: 'reset' }, tick(60_000));
    expect(where(resetAgain)).toEqual({ mode: 'idle', phase: null, elapsed: 0 });
  });

  it('does not begin by itself once a visitor has done anything', () => {
    expect(after({ type: 'reset' }, tick(60_000)).mode).toBe('idle');
    expect(after({ type: 'pause' }, tick(60_000)).mode).toBe('idle');
  });

  it('runs each phase for eight seconds and stops after the last', () => {
    for (const phase of [1, 2, 3, 4] as const) {
      const justBefore = after(start, tick((phase - 1) * PHASE_MS + 7_999));
      expect(where(justBefore)).toEqual({ mode: 'playing', phase, elapsed: 7_999 });
    }
    const end = after(start, tick(4 * PHASE_MS));
    expect(where(end)).toEqual({ mode: 'ended', phase: LAST_PHASE, elapsed: PHASE_MS });
    expect(nextPlayback(end, tick(1_000))).toEqual(end);
    expect(where(nextPlayback(end, start))).toEqual({ mode: 'playing', phase: 1, elapsed: 0 });
  });

  it('stands still while it is paused and goes on from there', () => {
    const paused = after(start, tick(9_500), { type: 'pause' });
    expect(nextPlayback(paused, tick(5_000))).toEqual(paused);
    const resumed = [{ type: 'resume' } as const, tick(100)].reduce(nextPlayback, paused);
    expect(where(resumed)).toEqual({ mode: 'playing', phase: 2, elapsed: 1_600 });
  });

  it('goes on with the next phase when it is resumed on a finished picture', () => {
    const still = after({ type: 'show', phase: 2 });
    expect(where(nextPlayback(still, { type: 'resume' }))).toEqual({ mode: 'playing', phase: 3, elapsed: 0 });
  });

  it('sleeps in a hidden tab and off screen, the countdown too', () => {
    expect(after({ type: 'sleep' }, tick(60_000)).startsIn).toBe(AUTO_START_MS);
    const asleep = after(start, tick(500), { type: 'sleep' }, tick(60_000));
    expect(where(asleep)).toEqual({ mode: 'playing', phase: 1, elapsed: 500 });
    expect(where([{ type: 'wake' } as const, tick(20)].reduce(nextPlayback, asleep)).elapsed).toBe(520);
  });

  it('begins with the finished picture of the phase that the address asks for, and stays there', () => {
    expect(where(nextPlayback(initialPlayback(3), tick(60_000)))).toEqual({
      mode: 'paused',
      phase: 3,
      elapsed: PHASE_MS,
    });
  });
});

describe('the timeline', () => {
  it('leads with its five points to the phases 1, 1, 2, 3, 4', () => {
    expect(STOPS.map((_stop, index) => after(jump(index)).phase)).toEqual([1, 1, 2, 3, 4]);
  });

  it('plays from a point while the story runs, and shows the finished picture while it is paused', () => {
    expect(where(after(start, jump(3)))).toEqual({ mode: 'playing', phase: 3, elapsed: 0 });
    expect(where(after(start, jump(1)))).toEqual({ mode: 'playing', phase: 1, elapsed: 4_000 });
    expect(where(after(start, { type: 'pause' }, jump(3)))).toEqual({
      mode: 'paused',
      phase: 3,
      elapsed: PHASE_MS,
    });
  });

  it('ignores a point that there is not', () => {
    expect(where(after(start, tick(10), jump(5)))).toEqual({ mode: 'playing', phase: 1, elapsed: 10 });
  });

  it('passes its second point in the middle of phase 1', () => {
    expect(stopOf(after())).toBeNull();
    expect(stopOf(after(start, tick(3_999)))).toBe(0);
    expect(stopOf(after(start, tick(4_000)))).toBe(1);
    expect(progressOf(after(start, tick(4_000)))).toBeCloseTo(0.25);
    expect(progressOf(after(start, tick(2 * PHASE_MS)))).toBeCloseTo(0.75);
  });
});

describe('stepping', () => {
  it('goes from phase to phase and no further', () => {
    expect(after(start, { type: 'next' }).phase).toBe(2);
    expect(after(start, { type: 'previous' }).phase).toBe(1);
    expect(after(jump(4), { type: 'next' }).phase).toBe(4);
  });

  it('lets each phase wait at its end while somebody presents', () => {
    const presenting = after({ type: 'present', value: true }, start, tick(20_000));
    expect(where(presenting)).toEqual({ mode: 'paused', phase: 1, elapsed: PHASE_MS });
    const on = nextPlayback(presenting, { type: 'next' });
    expect(where(on)).toEqual({ mode: 'playing', phase: 2, elapsed: 0 });
  });
});

describe('for people who prefer less motion', () => {
  const calm: PlaybackEvent = { type: 'prefer-stills', value: true };

  it('nothing begins by itself, and the same controls step through finished pictures', () => {
    expect(where(after(calm, tick(60_000)))).toEqual({ mode: 'idle', phase: null, elapsed: 0 });
    const seen = [1, 2, 3, 4, 5].map((times) => after(calm, ...Array<PlaybackEvent>(times).fill(start)));
    expect(seen.map(({ phase, elapsed }) => [phase, elapsed])).toEqual(
      [1, 2, 3, 4, 1].map((phase) => [phase, PHASE_MS]),
    );
    expect(seen.some(({ mode }) => mode === 'playing')).toBe(false);
  });

  it('a story that runs becomes the finished picture of its phase', () => {
    expect(where(after(start, tick(9_000), calm))).toEqual({ mode: 'paused', phase: 2, elapsed: PHASE_MS });
  });
});

describe('an excursion', () => {
  it('runs on the picture of its phase and rests on the answer', () => {
    const tried = after({ type: 'try', excursion: 'intruder' }, tick(60_000));
    expect(tried).toMatchObject({
      mode: 'paused',
      phase: 3,
      elapsed: EXCURSIONS.intruder.ms,
      excursion: 'intruder',
    });
  });

  it('is over with the next decision', () => {
    const tried = after({ type: 'try', excursion: 'unknownDevice' }, tick(1_000));
    const decisions: PlaybackEvent[] = [
      start,
      { type: 'reset' },
      jump(2),
      { type: 'previous' },
      { type: 'show', phase: 1 },
    ];
    for (const decision of decisions) expect(nextPlayback(tried, decision).excursion).toBeNull();
  });
});

describe('a journey', () => {
  it('lasts 20 seconds, told in five sentences of four seconds', () => {
    for (const journey of JOURNEYS) {
      const begun = after({ type: 'try', excursion: journey });
      const told = [0, 3_999, 4_000, 15_999, 16_000, 60_000].map((ms) =>
        stepOf(nextPlayback(begun, tick(ms))),
      );
      expect(told).toEqual([0, 0, 1, 3, 4, 4].map((step) => ({ journey, step })));
      expect(nextPlayback(begun, tick(60_000))).toMatchObject({ mode: 'paused', elapsed: 20_000 });
    }
  });

  it('is a journey only while it is under way', () => {
    expect(stepOf(after(start, tick(5_000)))).toBeNull();
    expect(stepOf(after({ type: 'try', excursion: 'intruder' }))).toBeNull();
    expect(stepOf(after({ type: 'try', excursion: 'signIn' }, { type: 'reset' }))).toBeNull();
  });

  it('shows its end to people who prefer less motion', () => {
    const calm: PlaybackEvent = { type: 'prefer-stills', value: true };
    expect(stepOf(after(calm, { type: 'try', excursion: 'signIn' }))).toEqual({ journey: 'signIn', step: 4 });
  });
});

const decisions: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  fc.constantFrom(
    ...(['start', 'pause', 'resume', 'reset', 'next', 'previous', 'sleep', 'wake'] as const).map((type) => ({
      type,
    })),
  ),
  fc.integer({ min: 0, max: 4 }).map((stop) => ({ type: 'jump', stop }) as const),
  fc.constantFrom(1, 2, 3, 4).map((phase) => ({ type: 'show', phase }) as const),
  fc.constantFrom(...EXCURSION_KEYS).map((excursion) => ({ type: 'try', excursion }) as const),
  fc.boolean().map((value) => ({ type: 'prefer-stills', value }) as const),
  fc.boolean().map((value) => ({ type: 'present', value }) as const),
);
const events = fc.oneof(
  decisions,
  fc.integer({ min: 0, max: 12_000 }).map((ms) => tick(ms)),
);

describe('in every order of start, pause, jump, reset and hidden tab', () => {
  it('the story stays within its four phases of eight seconds', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        const playback = after(...all);
        const { phase, elapsed, mode, excursion } = playback;
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThanOrEqual(excursion ? EXCURSIONS[excursion].ms : PHASE_MS);
        expect(phase === null).toBe(mode === 'idle');
        if (mode === 'ended') expect([phase, elapsed]).toEqual([LAST_PHASE, PHASE_MS]);
        if (excursion) expect(phase).toBe(EXCURSIONS[excursion].phase);
        expect(progressOf(playback)).toBeGreaterThanOrEqual(0);
        expect(progressOf(playback)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a frame that takes long ends where many short ones would', () => {
    fc.assert(
      fc.property(
        fc.array(events, { maxLength: 20 }),
        fc.array(fc.integer({ min: 0, max: 900 })),
        (all, frames) => {
          const begun = after(...all);
          const slowly = frames.reduce((playback, ms) => nextPlayback(playback, tick(ms)), begun);
          const atOnce = nextPlayback(begun, tick(frames.reduce((sum, ms) => sum + ms, 0)));
          expect(slowly).toEqual(atOnce);
        },
      ),
    );
  });

  it('only the time moves anything while nobody decides, and not while it sleeps, is paused or shows stills', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), fc.integer({ min: 1, max: 40_000 }), (all, ms) => {
        const playback = after(...all);
        const rests =
          playback.isAsleep ||
          playback.mode === 'paused' ||
          playback.mode === 'ended' ||
          playback.showsStills;
        if (rests) expect(nextPlayback(playback, tick(ms))).toEqual(playback);
      }),
    );
  });

  it('a reset leads to the beginning', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (all) => {
        expect(after(...all, { type: 'reset' })).toMatchObject({
          mode: 'idle',
          phase: null,
          elapsed: 0,
          excursion: null,
          startsIn: null,
        });
      }),
    );
  });
});
