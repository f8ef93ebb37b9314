import type { Language } from 'contract/languages';

/** A drawing of what a product does, with words: once for wide windows, once for phones. */
export interface DrawnScene {
  title: string;
  lead: string;
  /** What the drawing shows, for those who do not see it. */
  description: string;
  /** Finished SVG elements. */
  wide: string;
  tall: string;
  /** Set where the words are in German for want of a translation (decisions A13). */
  lang?: Language;
}

/**
 * How wide the drawing is set, in units of its own: on pages as many pixels where it is shown whole. In share images it
 * is seen at half the size or less: there it has fewer words, and larger ones.
 */
export const SCENE_WIDTHS = { wide: 1200, tall: 320, share: 640 } as const;
export type Arrangement = keyof typeof SCENE_WIDTHS;
