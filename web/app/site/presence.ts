import { useMatches } from '@remix-run/react';
import type { Language } from 'contract/languages';

/** What the loader of a page says under `presence` when its page is not there in every language. */
export interface Presence {
  languages: readonly Language[];
  /** Where a visitor who wants another language is led, without language. */
  instead: string;
}

function presenceIn(data: unknown): Presence | null {
  if (typeof data !== 'object' || data === null || !('presence' in data)) return null;
  return data.presence as Presence | null;
}

/** Null on a page that there is in every language. */
export function usePresence(): Presence | null {
  return presenceIn(useMatches().at(-1)?.data);
}
