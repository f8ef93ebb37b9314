import type { Language } from 'contract/languages';

/** A count that leads to what is counted. */
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
  /** Stands over the company's own statements, with their month. */
  claims: string;
  /** Set when the texts are in German for lack of a translation (decisions A13). */
  lang?: Language;
}
