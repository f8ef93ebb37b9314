import type { BoxId, Zone } from './boxes';

// Where everything stands, in units of the drawing: pixels at its own size.

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [x: number, y: number];

/** Texts that come and go, each in a place of its own. */
export type CaptionPlace =
  | 'year'
  | 'stand'
  | 'coexist'
  | 'warning'
  | 'trust'
  | 'capUp'
  | 'capDown'
  | 'afterTunnel';

/** The ways that a request goes, and the lines along which something is proved. */
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
  /** Where a zone's name does not begin in its corner. */
  titles: Partial<Record<Zone, Point>>;
  boxes: Record<BoxId, Place>;
  guard: Place;
  /** The four questions before an answer, as rings in a row. */
  ticks: Place;
  captions: Record<CaptionPlace, Place>;
  ways: Record<Way, readonly Point[]>;
  /** Where the old way touches what it goes through. */
  stations: readonly Point[];
  /** Middle and scale; the phone has no room for them. */
  figures: Partial<Record<Figure, readonly [x: number, y: number, scale: number]>>;
  /** The tunnel leads from the house to the network. */
  tunnelGrows: 'right' | 'down';
  fonts: { label: number; term: number; zone: number; year: number; caption: number };
}

export const place = (x: number, y: number, w: number, h: number): Place => ({ x, y, w, h });
