import type { BoxId, CardId, Zone } from './boxes';
import type { Place } from './layout';
import type { Caption } from './parts';

/** What is written in the picture, each text broken into the lines that fit its place. */
export interface SceneLabels {
  zones: Record<Zone, string>;
  /** The house once both kinds of it are named. */
  newHouse: string;
  boxes: Record<BoxId, { lines: string[]; term: string | null }>;
  newCards: Record<CardId, { lines: string[]; term: string | null }>;
  captions: Record<Exclude<Caption, `year${string}`>, { lines: string[]; width: number }>;
  years: Record<1 | 2 | 3 | 4, string>;
  /** On the gateway, once it is a bridge, where there is room for it. */
  bridge: string | null;
}

/** The space between a box and its text. */
export const PADDING = 10;
/** Wide boxes have a drawn sign before their text. */
export const SIGN_ROOM = 36;
export const hasSign = (width: number) => width >= 228;

export const LINE_HEIGHT = 16;
/** Of the sign beside the word "bridge". */
export const ARCH_WIDTH = 20;

/** The first of so many rows that stand in the middle of a place. */
export const firstBaseline = ({ y, h }: Place, rows: number) => y + h / 2 - (rows * LINE_HEIGHT) / 2 + 12;
