import type { Language } from 'contract/languages';

export interface DrawnScene {
  title: string;
  lead: string;
  description: string;
  wide: string;
  tall: string;
  /** Set if the words are German for lack of a translation (decision A13). */
  lang?: Language;
}

/** In own units: pixels on pages. Share images shrink theirs by half or more, so have fewer, larger words. */
export const SCENE_WIDTHS = { wide: 1200, tall: 320, share: 640 } as const;
export type Arrangement = keyof typeof SCENE_WIDTHS;
