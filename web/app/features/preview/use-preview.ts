import { useMatches } from '@remix-run/react';
import type { Preview } from './preview';

function previewIn(data: unknown): Preview | null {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return null;
  return data.preview as Preview | null;
}

/** What makes this page a preview, as its loader delivered it in `preview`; null on the page of a visitor. */
export function usePreview(): Preview | null {
  const matches = useMatches();
  return previewIn(matches.at(-1)?.data);
}
