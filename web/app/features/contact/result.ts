/** The id of the notice with the outcome; an address with this hash scrolls to it and focuses it. */
export const RESULT_ID = 'contact-result';

export interface Result {
  /** The number of the message that was sent; null if it was not. */
  number: string | null;
  product: string | null;
}
