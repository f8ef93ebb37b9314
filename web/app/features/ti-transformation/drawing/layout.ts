import type { BoxId, Zone } from './boxes';
import type { Proof, Way } from './parts';

// Positions in units of the drawing: pixels at its own size.

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [x: number, y: number];

export type CaptionPlace =
  | 'year'
  | 'stand'
  | 'coexist'
  | 'question'
  | 'warning'
  | 'trust'
  | 'capUp'
  | 'capDown'
  | 'afterTunnel';

export type Figure = 'patient' | 'doctor';

export interface Road {
  lane: readonly Point[];
  stations: readonly Point[];
  /** The ends of the box that each station belongs to. */
  stems: readonly (readonly [Point, Point])[];
}

export type Run = readonly [from: Point, to: Point];

/** An arrangement of the picture; a phone's leaves out what a phase does not change. */
export interface Layout {
  width: number;
  height: number;
  zones: Partial<Record<Zone, Place>>;
  titles: Partial<Record<Zone, Point>>;
  boxes: Partial<Record<BoxId, Place>>;
  tunnelLabel: (Place & { align: 'start' | 'middle' }) | null;
  guard: Place | null;
  /** The middle of each tick; its word follows to the right. */
  ticks: Record<Proof, Point> | null;
  gate: Point | null;
  captions: Partial<Record<CaptionPlace, Place>>;
  roads: { old: Road | null; new: Road | null };
  runs: { card: Run | null; old: Run | null; newIn: Run | null; newOut: Run | null };
  links: Partial<Record<Zone, readonly (readonly Point[])[]>>;
  ways: Partial<Record<Way, readonly Point[]>>;
  proofs: Partial<Record<Proof, readonly Point[]>>;
  figures: Partial<Record<Figure, readonly [x: number, y: number, scale: number]>>;
  hasWords: boolean;
  fonts: { label: number; term: number; zone: number; year: number; caption: number; line: number };
}

export const place = (x: number, y: number, w: number, h: number): Place => ({ x, y, w, h });

export const isDownwards = ([[fromX], [toX]]: Run) => fromX === toX;
