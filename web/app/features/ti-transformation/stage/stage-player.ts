import type { Moment } from '~/features/ti-transformation/drawing/choreography';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import {
  type Excursion,
  initialPlayback,
  type Journey,
  type Mode,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  stepOf,
  stopOf,
} from '~/features/ti-transformation/playback/playback';

/** Caps a frame, so that the story resumes where it was after the machine slept. */
const LONGEST_FRAME_MS = 250;

export interface StageView {
  mode: Mode;
  phase: Phase | null;
  excursion: Excursion | null;
  journey: Journey | null;
  step: number | null;
  stop: number | null;
  showsStills: boolean;
  isPresenting: boolean;
}

export type Frame = (moment: Moment & Playback) => void;

export class StagePlayer {
  #playback: Playback;
  #view: StageView;
  #request: number | null = null;
  #last = 0;
  readonly #listeners = new Set<() => void>();
  readonly #frames = new Set<Frame>();

  constructor(phase: Phase | null) {
    this.#playback = initialPlayback(phase);
    this.#view = viewOf(this.#playback);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly view = () => this.#view;

  readonly onFrame = (frame: Frame) => {
    this.#frames.add(frame);
    frame(this.#playback);
    return () => {
      this.#frames.delete(frame);
    };
  };

  readonly dispatch = (event: PlaybackEvent) => {
    this.#show(nextPlayback(this.#playback, event));
    this.#run();
  };

  stop(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #show(playback: Playback): void {
    this.#playback = playback;
    for (const frame of this.#frames) frame(playback);
    const view = viewOf(playback);
    if (isSame(view, this.#view)) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  #run(): void {
    const { isAsleep, mode, startsIn } = this.#playback;
    const runs = !isAsleep && (mode === 'playing' || (mode === 'idle' && startsIn !== null));
    if (!runs) {
      this.stop();
    } else if (this.#request === null) {
      this.#last = performance.now();
      this.#request = requestAnimationFrame(this.#tick);
    }
  }

  readonly #tick = (now: number) => {
    this.#request = null;
    const ms = Math.min(Math.max(now - this.#last, 0), LONGEST_FRAME_MS);
    this.#show(nextPlayback(this.#playback, { type: 'tick', ms }));
    this.#run();
    this.#last = now;
  };
}

function viewOf(playback: Playback): StageView {
  const { mode, phase, excursion, showsStills, isPresenting } = playback;
  const { journey = null, step = null } = stepOf(playback) ?? {};
  return { mode, phase, excursion, journey, step, stop: stopOf(playback), showsStills, isPresenting };
}

function isSame(one: StageView, other: StageView): boolean {
  return (Object.keys(one) as (keyof StageView)[]).every((key) => one[key] === other[key]);
}
