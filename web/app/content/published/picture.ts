import type { Localized } from './localized';

export interface ShownPicture {
  url: string;
  /** Changes with the content at the address; null if unknown. */
  version: string | null;
  width: number | null;
  height: number | null;
  alternativeText: Localized<string> | null;
}

export const versionOf = (updatedAt: string | null | undefined): string | null =>
  updatedAt ? Date.parse(updatedAt).toString(36) : null;

/** The point to keep visible when a picture is cropped, in per cent from left and top. */
export interface FocalPoint {
  x: number;
  y: number;
}
