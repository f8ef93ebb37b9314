import type { Language } from 'contract/languages';

export interface Proof {
  figure: string;
  what: string;
  /** Address of the list that is counted. */
  where: string;
  /** A file, or a place of the page without language. */
  address: string;
  isFile: boolean;
}

export interface Proofs {
  label: string;
  items: readonly Proof[];
  claims: string;
  /** Set when the texts are in German for lack of a translation (decisions A13). */
  lang?: Language;
}
