/** The id of the notice with the outcome; an address with this hash scrolls to it and focuses it. */
export const RESULT_ID = 'contact-result';

export interface Result {
  isSent: boolean;
  product: string | null;
}
