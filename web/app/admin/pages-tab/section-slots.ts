import { useMatches } from '@remix-run/react';
import type { PageSection } from '~/site-map';

export interface SectionSlot {
  page: 'home' | PageSection | 'nowhere';
  path: string;
  hasBuiltInText: boolean;
}

/** Slots by section key. Sections with other keys appear in their preview only. */
export type SectionSlots = Readonly<Record<string, SectionSlot>>;

const NOWHERE: SectionSlot = { page: 'nowhere', path: '/', hasBuiltInText: false };

function hasSlots(data: unknown): data is { sectionSlots: SectionSlots } {
  return typeof data === 'object' && data !== null && 'sectionSlots' in data;
}

export function useSectionSlot(sectionKey: string): SectionSlot {
  const matches = useMatches();
  for (const { data } of matches) {
    // Editors may name a section `constructor`, which every object inherits.
    if (hasSlots(data) && Object.hasOwn(data.sectionSlots, sectionKey)) {
      return data.sectionSlots[sectionKey] ?? NOWHERE;
    }
  }
  return NOWHERE;
}
