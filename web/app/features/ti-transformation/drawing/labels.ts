import type { BoxId, CardId, Zone } from './boxes';
import type { Place } from './layout';
import type { Caption } from './parts';

export interface SceneLabels {
  zones: Record<Zone, string>;
  newHouse: string;
  boxes: Record<BoxId, { lines: string[]; term: string | null }>;
  newCards: Record<CardId, { lines: string[]; term: string | null }>;
  captions: Record<Exclude<Caption, `year${string}`>, { lines: string[]; width: number }>;
  years: Record<1 | 2 | 3 | 4, string>;
  bridge: string | null;
}

export const PADDING = 10;
export const SIGN_ROOM = 36;
export const hasSign = (width: number) => width >= 228;

export const LINE_HEIGHT = 16;
export const ARCH_WIDTH = 20;

export const firstBaseline = ({ y, h }: Place, rows: number) => y + h / 2 - (rows * LINE_HEIGHT) / 2 + 12;
