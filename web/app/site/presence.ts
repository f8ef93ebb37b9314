import { useMatches } from '@remix-run/react';
import type { Language } from 'contract/languages';

export interface Presence {
  languages: readonly Language[];
  /** Path for the other languages, without language. */
  instead: string;
}

function presenceIn(data: unknown): Presence | null {
  if (typeof data !== 'object' || data === null || !('presence' in data)) return null;
  return data.presence as Presence | null;
}

export function usePresence(): Presence | null {
  return presenceIn(useMatches().at(-1)?.data);
}
