import type { BlockWords } from '~/features/preview/blocks/block-words';
import type { TextsOf } from '~/i18n/pages';

/** Sent only to editors and for links of Strapi's panel (decisions D7). */
export interface Preview {
  /** Section to scroll to, mark and update; null on product and post pages. */
  sectionKey: string | null;
  element: string | null;
  labels: TextsOf<'admin-preview'>['admin-preview']['preview'];
  /** Origin of Strapi's panel, whose messages alone report saves. */
  panelOrigin: string;
  /** Null where no blocks are arranged. */
  blockWords: BlockWords | null;
}

/** Id of the element with the preview as JSON in `data-settings`. */
export const PREVIEW_ID = 'preview';
