import { useMatches } from '@remix-run/react';
import type { PageSection } from '~/site-map';

/** Where visitors see a section, and what of it. */
export interface SectionSlot {
  /** By what the texts of this tab name it. */
  page: 'home' | PageSection | 'nowhere';
  /** The page that shows it, in its preview at least. */
  path: string;
  /** Names of the texts and pictures that the site shows there; null means all of them. */
  texts: readonly string[] | null;
  images: readonly string[] | null;
  /** Whether the site has a text of its own where editors have written none. */
  hasBuiltInText: boolean;
}

/** By the key of the section; sections of any other key are seen in their preview alone. */
export type SectionSlots = Readonly<Record<string, SectionSlot>>;

const NOWHERE: SectionSlot = {
  page: 'nowhere',
  path: '/',
  texts: null,
  images: null,
  hasBuiltInText: false,
};

function hasSlots(data: unknown): data is { sectionSlots: SectionSlots } {
  return typeof data === 'object' && data !== null && 'sectionSlots' in data;
}

/** Where a section is shown, as the loader of /admin has read it from the site map. */
export function useSectionSlot(sectionKey: string): SectionSlot {
  const matches = useMatches();
  for (const { data } of matches) {
    // Editors may name a section `constructor`, which every object seems to have.
    if (hasSlots(data) && Object.hasOwn(data.sectionSlots, sectionKey)) {
      return data.sectionSlots[sectionKey] ?? NOWHERE;
    }
  }
  return NOWHERE;
}
