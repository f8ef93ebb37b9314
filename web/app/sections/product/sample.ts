import type { Language } from 'contract/languages';

/** A call of a product with its answer, as its page shows it. */
export interface ShownSample {
  title: string;
  text: string;
  labels: { request: string; response: string; note: string; docs: string };
  /** Finished HTML, coloured. */
  request: string;
  response: string;
  /** Set where the texts are in German for want of a translation (decisions A13). */
  lang?: Language;
}
