import { useMatches } from '@remix-run/react';
import type { Preview } from './preview';

function previewIn(data: unknown): Preview | null {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return null;
  return data.preview as Preview | null;
}

export function usePreview(): Preview | null {
  const matches = useMatches();
  return previewIn(matches.at(-1)?.data);
}
