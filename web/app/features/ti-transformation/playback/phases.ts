/** The four phases of the change from TI 1.0 to TI 2.0 (specification 9, decisions F1). */
export const PHASES = [1, 2, 3, 4] as const;
export type Phase = (typeof PHASES)[number];

export const FIRST_PHASE: Phase = 1;
export const LAST_PHASE: Phase = 4;

export const PHASE_MS = 8_000;
export const AUTO_START_MS = 1_000;

/** Seconds that a speaker spends on a phase's still picture (the other durations of F1). */
export const TALK_SECONDS: Record<Phase, number> = { 1: 8, 2: 6, 3: 10, 4: 10 };

/** Points of the timeline and their phases (decisions F2). */
export const STOPS = [
  { key: 'introduction', phase: 1, at: 0 },
  { key: 'ecc', phase: 1, at: 4_000 },
  { key: 'replacement', phase: 2, at: 0 },
  { key: 'coexistence', phase: 3, at: 0 },
  { key: 'target', phase: 4, at: 0 },
] as const satisfies readonly { key: string; phase: Phase; at: number }[];

export type StopKey = (typeof STOPS)[number]['key'];

export const isPhase = (value: number): value is Phase => PHASES.some((phase) => phase === value);

/** @returns null where there is no phase before or after */
export function neighbour(phase: Phase, step: 1 | -1): Phase | null {
  const next = phase + step;
  return isPhase(next) ? next : null;
}
