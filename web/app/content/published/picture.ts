import type { Localized } from './localized';

/** A picture of the media library. */
export interface ShownPicture {
  url: string;
  /** Another one for every content under the address; null where it is not known. */
  version: string | null;
  width: number | null;
  height: number | null;
  alternativeText: Localized<string> | null;
}

/** What editors want to be seen of a picture wherever it is cut, in per cent from its left and its top. */
export interface FocalPoint {
  x: number;
  y: number;
}
