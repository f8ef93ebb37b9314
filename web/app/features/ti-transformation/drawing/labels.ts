import type { BoxId, CardId, Zone } from './boxes';
import type { Place } from './layout';
import type { Caption, Proof } from './parts';

export interface BoxText {
  lines: string[];
  term: string | null;
}

export interface Words<Text> {
  official: Text;
  plain: Text;
}

export interface SceneLabels {
  zones: Record<Zone, string>;
  newHouse: string;
  boxes: Partial<Record<BoxId, Words<BoxText>>>;
  newCards: Partial<Record<CardId, BoxText>>;
  bridge: Words<BoxText> | null;
  ticks: Record<Proof, string>;
  tokens: Record<'question' | 'answer' | 'prescription', { text: string; width: number }>;
  captions: Partial<Record<Exclude<Caption, `year${string}`>, { lines: string[]; width: number }>>;
  years: Record<1 | 2 | 3 | 4, string>;
}

export const PADDING = 10;
export const SIGN_ROOM = 36;
const SIGN_WIDTH = 22;

export const isSignAlone = ({ w }: Place) => w < 60;
/** A box that stands on both lanes; its sign stands above its words. */
export const isTall = ({ h }: Place) => h > 120;
export const hasSign = ({ w, h }: Place) => h <= 120 && w >= 180;

export const signScale = ({ w }: Place) => Math.min(1, (w - 8) / SIGN_WIDTH);

export const firstBaseline = ({ y, h }: Place, rows: number, line: number) =>
  y + h / 2 - (rows * line) / 2 + line * 0.75;
