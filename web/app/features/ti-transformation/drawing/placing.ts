import { type Moment, TRACKS, type Track, trackValue } from './choreography';
import type { Point } from './layout';
import type { Part } from './parts';
import { pointAlong } from './paths';

export interface Bearings {
  way?: readonly Point[];
  growsFrom?: { axis: 'x' | 'y'; at: number };
}

export interface Look {
  opacity?: number;
  transform?: string;
}

export const TRACKS_OF: ReadonlyMap<Part, readonly Track[]> = TRACKS.reduce(
  (all, track) => all.set(track.part, [...(all.get(track.part) ?? []), track]),
  new Map<Part, Track[]>(),
);

const short = (value: number) => Math.round(value * 1_000) / 1_000;
const shift = (x: number, y: number) => `translate(${short(x)} ${short(y)})`;

function growth({ axis, at }: { axis: 'x' | 'y'; at: number }, share: number): string {
  // Not 0: browsers cannot measure an element without extent.
  const scale = short(Math.max(share, 0.001));
  return axis === 'x'
    ? `${shift(at, 0)} scale(${scale} 1) ${shift(-at, 0)}`
    : `${shift(0, at)} scale(1 ${scale}) ${shift(0, -at)}`;
}

function transformOf({ part, channel }: Track, value: number, { way, growsFrom }: Bearings): string {
  if (channel === 'y') return shift(0, value);
  if (channel === 'grow') return growsFrom ? growth(growsFrom, value) : '';
  if (!way) throw new Error(`${part} has no way to go along.`);
  return shift(...pointAlong(way, value));
}

export function lookAt(moment: Moment, part: Part, bearings: Bearings): Look {
  const look: Look = {};
  for (const track of TRACKS_OF.get(part) ?? []) {
    const value = trackValue(track, moment);
    if (track.channel === 'opacity') look.opacity = short(value);
    else look.transform = transformOf(track, value, bearings);
  }
  return look;
}

/** Converts an SVG transform to CSS, whose lengths need units and whose arguments need commas. */
export function asStyle(transform: string): string {
  return transform.replace(/(translate|scale)\((\S+) (\S+)\)/g, (_all, name: string, x: string, y: string) =>
    name === 'translate' ? `translate(${x}px, ${y}px)` : `scale(${x}, ${y})`,
  );
}
