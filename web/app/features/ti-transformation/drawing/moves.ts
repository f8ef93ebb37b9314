import { cubicBezier } from 'framer-motion/dom';
import type { BoxId, Zone } from './boxes';
import type { Channel, Part, RunName, Traveller } from './parts';

const out = cubicBezier(0.22, 1, 0.36, 1);
export const inOut = cubicBezier(0.65, 0, 0.35, 1);
export const linear = (share: number) => share;

export interface Move {
  part: Part;
  channel: Channel;
  from: number;
  until: number;
  to: number;
  ease: (share: number) => number;
}

export function move(
  part: Part,
  channel: Channel,
  [from, until]: readonly [number, number],
  to: number,
  ease = out,
): Move {
  return { part, channel, from, until, to, ease };
}

export const appear = (part: Part, from: number, until: number) => move(part, 'opacity', [from, until], 1);
export const vanish = (part: Part, from: number, until: number) => move(part, 'opacity', [from, until], 0);
export const shade = (part: Zone | BoxId, from: number, until: number, to: number) =>
  move(`shade-${part}`, 'opacity', [from, until], to);

/** Makes the moves of each part, one part after the other at intervals of `step` milliseconds. */
export function inTurn<T>(
  parts: readonly T[],
  from: number,
  step: number,
  make: (part: T, from: number) => Move[],
) {
  return parts.flatMap((part, index) => make(part, from + index * step));
}

export function arrive(traveller: Traveller, from: number, until: number): Move[] {
  const part = `go-${traveller}` as const;
  return [
    move(part, 'along', [from, from], 0),
    move(part, 'opacity', [from, from + 80], 1, linear),
    move(part, 'along', [from, until], 1, inOut),
  ];
}

export const leave = (traveller: Traveller, from: number) =>
  move(`go-${traveller}`, 'opacity', [from, from + 120], 0, linear);

export const travel = (traveller: Traveller, from: number, until: number): Move[] => [
  ...arrive(traveller, from, until),
  leave(traveller, until),
];

export const draw = (run: RunName, from: number, until: number): Move[] => [
  move(`run-${run}`, 'grow', [from, from], 0),
  move(`run-${run}`, 'opacity', [from, from], 1),
  move(`run-${run}`, 'grow', [from, until], 1, inOut),
];

export const replace = (before: Part, after: Part, from: number, until: number) => [
  vanish(before, from, until),
  appear(after, from, until),
];
