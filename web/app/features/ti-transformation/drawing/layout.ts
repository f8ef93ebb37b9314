import type { BoxId, Zone } from './boxes';

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
  | 'warning'
  | 'trust'
  | 'capUp'
  | 'capDown'
  | 'afterTunnel';

export type Way =
  | 'old'
  | 'newIn'
  | 'newOut'
  | 'card'
  | 'presence'
  | 'intruderUp'
  | 'proofPerson'
  | 'proofDevice'
  | 'proofPresence'
  | 'proofRule';

export type Figure = 'patient' | 'doctor' | 'insurer';

export interface Layout {
  width: number;
  height: number;
  zones: Record<Zone, Place>;
  titles: Partial<Record<Zone, Point>>;
  boxes: Record<BoxId, Place>;
  guard: Place;
  ticks: Place;
  captions: Record<CaptionPlace, Place>;
  ways: Record<Way, readonly Point[]>;
  stations: readonly Point[];
  /** Centre and scale; the phone has no room for them. */
  figures: Partial<Record<Figure, readonly [x: number, y: number, scale: number]>>;
  tunnelGrows: 'right' | 'down';
  fonts: { label: number; term: number; zone: number; year: number; caption: number };
}

export const place = (x: number, y: number, w: number, h: number): Place => ({ x, y, w, h });
