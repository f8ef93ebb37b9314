import { isLanguage, type Language } from 'contract/languages';
import type { TextDraft, TextRef } from './text-table';

/** Texts that nobody sees on the page: for screen readers and pictures, or in the head for search engines. */
export const TEXT_PLACES = ['head', 'page', 'unseen'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

export interface ShownText extends TextRef {
  /** As the page shows it, with its placeholders filled in. */
  text: string;
  place: TextPlace;
}

/** Frame to /admin: loaded, with its texts in the order of the page. */
export interface TextsReady {
  type: 'texts-ready';
  path: string;
  language: Language;
  texts: ShownText[];
  /** False after texts of a loaded page have changed. */
  isLoaded: boolean;
}

/** Frame to /admin: an editor points at these texts. */
export interface TextsPicked {
  type: 'texts-picked';
  refs: TextRef[];
  words: string;
}

/** /admin to frame. */
export type ToTextFrame =
  | { type: 'texts-typed'; drafts: TextDraft[] }
  /** Scrolls to a text and outlines it; null outlines nothing. */
  | { type: 'text-pointed'; ref: TextRef | null }
  /** Gives the focus back to the place of the last text that was picked. */
  | { type: 'text-left' }
  | { type: 'links-followed'; isOn: boolean };

const FROM_FRAME = ['texts-ready', 'texts-picked'];
const TO_FRAME = ['texts-typed', 'text-pointed', 'text-left', 'links-followed'];

const hasType = (message: unknown, types: readonly string[]): message is { type: string } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  types.some((type) => type === message.type);

/** Reads a message of the frame, whose window and origin the caller has checked. */
export function readFromTextFrame(message: unknown): TextsReady | TextsPicked | null {
  if (!hasType(message, FROM_FRAME)) return null;
  const read = message as TextsReady | TextsPicked;
  return read.type === 'texts-ready' && !isLanguage(read.language) ? null : read;
}

/** Reads a message of /admin, whose window and origin the caller has checked. */
export const readToTextFrame = (message: unknown): ToTextFrame | null =>
  hasType(message, TO_FRAME) ? (message as ToTextFrame) : null;
