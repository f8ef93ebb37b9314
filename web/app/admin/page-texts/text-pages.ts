import { useMatches } from '@remix-run/react';

export interface TextPages {
  /** Without language. */
  pages: readonly { path: string; title: string }[];
  files: readonly { file: string; title: string }[];
}

/** Begins the name of a copy file where a page could stand. */
const FILE = 'file:';

export const placeOfFile = (file: string) => `${FILE}${file}`;
export const fileIn = (place: string): string | null =>
  place.startsWith(FILE) ? place.slice(FILE.length) : null;

const hasPages = (data: unknown): data is { textPages: TextPages } =>
  typeof data === 'object' && data !== null && 'textPages' in data;

export function useTextPages(): TextPages {
  const found = useMatches().flatMap(({ data }) => (hasPages(data) ? [data.textPages] : []));
  return found[0] ?? { pages: [], files: [] };
}
