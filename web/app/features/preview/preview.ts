import type { TextsOf } from '~/i18n/pages';

/** Makes a page a preview; it is there only for editors and for links of Strapi's panel (decisions D7). */
export interface Preview {
  /** The section that is scrolled to, marked and follows what is typed; null on the page of a product or a post. */
  sectionKey: string | null;
  labels: TextsOf<'admin-preview'>['admin-preview']['preview'];
  /** Where Strapi's panel is, which frames the page: messages of nobody else say that something was saved. */
  panelOrigin: string;
}
