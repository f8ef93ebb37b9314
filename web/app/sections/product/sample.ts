import type { Language } from 'contract/languages';

export interface ShownSample {
  title: string;
  text: string;
  labels: { request: string; response: string; note: string; docs: string };
  request: string;
  response: string;
  /** Set when the texts are in German for lack of a translation (decisions A13). */
  lang?: Language;
}
