import type { TextsOf } from '~/i18n/pages';

/** Makes a page a preview; it is there only for editors and for links of Strapi's panel (decisions D7). */
export interface Preview {
  /** The section that is scrolled to, marked and follows what is typed; null on the page of a product or a post. */
  sectionKey: string | null;
  /** The id of the element that shows the section. */
  element: string | null;
  labels: TextsOf<'admin-preview'>['admin-preview']['preview'];
  /** Frames the page in Strapi's panel: only its messages say that something was saved. */
  panelOrigin: string;
}

/** The id of the element that hands the preview to the script of the page, as JSON in `data-settings`. */
export const PREVIEW_ID = 'preview';
