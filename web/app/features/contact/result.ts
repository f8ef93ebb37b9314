/** The id of what says how sending went: an address that ends with it has it in sight and in the focus. */
export const RESULT_ID = 'contact-result';

/** How sending went. */
export interface Result {
  isSent: boolean;
  /** What the message is about, in the visitor's words. */
  product: string | null;
}
