import { AUTO_START_MS, FIRST_PHASE, neighbour, PHASE_MS, type Phase, STOPS } from './phases';

// The picture depends on phase and time alone, so that jumps and pauses agree with it (decisions F1, F2).

/** Plays on top of a finished picture: two questions and two stories. */
export const EXCURSIONS = {
  intruder: { phase: 3, ms: 5_000 },
  unknownDevice: { phase: 4, ms: 5_000 },
  prescription: { phase: 1, ms: 20_000 },
  signIn: { phase: 4, ms: 20_000 },
} as const satisfies Record<string, { phase: Phase; ms: number }>;
export type Excursion = keyof typeof EXCURSIONS;
export const EXCURSION_KEYS = Object.keys(EXCURSIONS) as Excursion[];

export const QUESTIONS = ['intruder', 'unknownDevice'] as const satisfies Excursion[];
export const JOURNEYS = ['prescription', 'signIn'] as const satisfies Excursion[];
export type Journey = (typeof JOURNEYS)[number];

/** A journey is told in sentences of equal length. */
export const STEP_MS = 4_000;

export type Mode = 'idle' | 'playing' | 'paused' | 'ended';

export interface Playback {
  readonly mode: Mode;
  readonly phase: Phase | null;
  /** Milliseconds within the phase, or within the excursion. */
  readonly elapsed: number;
  readonly excursion: Excursion | null;
  /** Milliseconds until the automatic start; null once it is ruled out. */
  readonly startsIn: number | null;
  /** Stops the time in a hidden tab or off screen. */
  readonly isAsleep: boolean;
  readonly showsStills: boolean;
  /** Waits at the end of each phase for the speaker. */
  readonly isPresenting: boolean;
}

export type Decision =
  | { type: 'start' | 'pause' | 'resume' | 'reset' | 'next' | 'previous' }
  | { type: 'jump'; stop: number }
  | { type: 'show'; phase: Phase }
  | { type: 'try'; excursion: Excursion };

export type PlaybackEvent =
  | Decision
  | { type: 'tick'; ms: number }
  | { type: 'sleep' | 'wake' }
  | { type: 'prefer-stills' | 'present'; value: boolean };

const BEFORE_START = { mode: 'idle', phase: null, elapsed: 0, excursion: null } as const;

/** @param phase the phase in the address: shows its finished picture and never starts by itself */
export function initialPlayback(phase: Phase | null = null): Playback {
  const setting = { isAsleep: false, showsStills: false, isPresenting: false };
  return phase === null
    ? { ...BEFORE_START, startsIn: AUTO_START_MS, ...setting }
    : { ...stillOf(phase), startsIn: null, ...setting };
}

export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'tick':
      return playback.isAsleep ? playback : advance(playback, event.ms);
    case 'sleep':
    case 'wake':
      return { ...playback, isAsleep: event.type === 'sleep' };
    case 'prefer-stills':
      return event.value ? withStills(playback) : { ...playback, showsStills: false };
    case 'present':
      return { ...playback, isPresenting: event.value };
    default:
      return { ...decided(playback, event), startsIn: null };
  }
}

function decided(playback: Playback, event: Decision): Playback {
  switch (event.type) {
    case 'start':
      return start(playback);
    case 'pause':
      return playback.mode === 'playing' ? { ...playback, mode: 'paused' } : playback;
    case 'resume':
      return playback.mode === 'paused' ? resume(playback) : playback;
    case 'reset':
      return { ...playback, ...BEFORE_START };
    case 'next':
    case 'previous':
      return step(playback, event.type === 'next' ? 1 : -1);
    case 'jump':
      return jump(playback, event.stop);
    case 'show':
      return { ...playback, ...stillOf(event.phase) };
    case 'try':
      return tryOut(playback, event.excursion);
  }
}

const stillOf = (phase: Phase) => ({ mode: 'paused', phase, elapsed: PHASE_MS, excursion: null }) as const;

const running = (phase: Phase, elapsed = 0) =>
  ({ mode: 'playing', phase, elapsed, excursion: null }) as const;

function withStills(playback: Playback): Playback {
  const { phase } = playback;
  const still = playback.mode === 'playing' && phase !== null ? stillOf(phase) : {};
  return { ...playback, ...still, startsIn: null, showsStills: true };
}

function start(playback: Playback): Playback {
  if (!playback.showsStills) return { ...playback, ...running(FIRST_PHASE) };
  const following = playback.phase === null ? FIRST_PHASE : neighbour(playback.phase, 1);
  return { ...playback, ...stillOf(following ?? FIRST_PHASE) };
}

function resume(playback: Playback): Playback {
  const { phase, elapsed, excursion, showsStills } = playback;
  if (phase === null) return playback;
  if (showsStills) return start(playback);
  const isOver = elapsed >= (excursion ? EXCURSIONS[excursion].ms : PHASE_MS);
  if (!isOver) return { ...playback, mode: 'playing' };
  const following = neighbour(phase, 1);
  return following === null ? { ...playback, ...stillOf(phase) } : { ...playback, ...running(following) };
}

function step(playback: Playback, direction: 1 | -1): Playback {
  const { phase, mode, showsStills, isPresenting } = playback;
  const target = phase === null ? FIRST_PHASE : neighbour(phase, direction);
  if (target === null) return playback;
  const runs = !showsStills && (mode === 'playing' || mode === 'idle' || isPresenting);
  return { ...playback, ...(runs ? running(target) : stillOf(target)) };
}

function jump(playback: Playback, index: number): Playback {
  const stop = STOPS[index];
  if (!stop) return playback;
  if (playback.showsStills || playback.mode === 'paused') return { ...playback, ...stillOf(stop.phase) };
  return { ...playback, ...running(stop.phase, stop.at) };
}

function tryOut(playback: Playback, excursion: Excursion): Playback {
  const { phase, ms } = EXCURSIONS[excursion];
  return playback.showsStills
    ? { ...playback, mode: 'paused', phase, elapsed: ms, excursion }
    : { ...playback, mode: 'playing', phase, elapsed: 0, excursion };
}

function advance(playback: Playback, ms: number): Playback {
  if (playback.mode === 'idle') return countDown(playback, ms);
  if (playback.mode !== 'playing' || playback.phase === null) return playback;
  return playback.excursion
    ? advanceExcursion(playback, playback.excursion, ms)
    : advancePhase(playback, playback.phase, ms);
}

function countDown(playback: Playback, ms: number): Playback {
  const { startsIn } = playback;
  if (startsIn === null) return playback;
  if (ms < startsIn) return { ...playback, startsIn: startsIn - ms };
  return advance({ ...playback, ...running(FIRST_PHASE), startsIn: null }, ms - startsIn);
}

function advancePhase(playback: Playback, phase: Phase, ms: number): Playback {
  const elapsed = playback.elapsed + ms;
  if (elapsed < PHASE_MS) return { ...playback, elapsed };
  const following = neighbour(phase, 1);
  if (following === null) return { ...playback, ...stillOf(phase), mode: 'ended' };
  if (playback.isPresenting) return { ...playback, ...stillOf(phase) };
  return advancePhase({ ...playback, ...running(following) }, following, elapsed - PHASE_MS);
}

function advanceExcursion(playback: Playback, excursion: Excursion, ms: number): Playback {
  const elapsed = Math.min(playback.elapsed + ms, EXCURSIONS[excursion].ms);
  return { ...playback, elapsed, mode: elapsed === EXCURSIONS[excursion].ms ? 'paused' : 'playing' };
}

export function stopOf({ phase, elapsed, excursion }: Playback): number | null {
  if (phase === null) return null;
  const at = excursion ? PHASE_MS : elapsed;
  return STOPS.findLastIndex((stop) => stop.phase < phase || (stop.phase === phase && stop.at <= at));
}

/** Returns the story's progress from 0 to 1, as a position on the timeline's bar. */
export function progressOf(playback: Playback): number {
  const { phase, elapsed, excursion } = playback;
  const index = stopOf(playback);
  if (phase === null || index === null) return 0;
  const last = STOPS.length - 1;
  if (index === last || excursion || elapsed === PHASE_MS) return index / last;
  const next = STOPS[index + 1];
  const from = STOPS[index]?.at ?? 0;
  const until = next?.phase === phase ? next.at : PHASE_MS;
  return (index + (elapsed - from) / (until - from)) / last;
}

/** Returns the sentence of the journey under way, counted from 0. */
export function stepOf({ excursion, elapsed }: Pick<Playback, 'excursion' | 'elapsed'>) {
  const journey = JOURNEYS.find((each) => each === excursion);
  if (!journey) return null;
  return { journey, step: Math.min(Math.floor(elapsed / STEP_MS), EXCURSIONS[journey].ms / STEP_MS - 1) };
}
