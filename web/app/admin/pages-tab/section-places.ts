import { useMatches } from '@remix-run/react';
import type { PageSection } from '~/site-map';

/** Where visitors see a section, and what of it. */
export interface SectionPlace {
  /** By what the texts of this tab name it. */
  place: 'home' | PageSection | 'nowhere';
  /** The page that shows it, in its preview at least. */
  path: string;
  /** Names of the texts and pictures that the site shows there; null means all of them. */
  texts: readonly string[] | null;
  images: readonly string[] | null;
  /** Whether the site has words of its own where editors have none. */
  hasBuiltInText: boolean;
}

/** By the key of the section; sections of any other key are seen in their preview alone. */
export type SectionPlaces = Readonly<Record<string, SectionPlace>>;

const NOWHERE: SectionPlace = {
  place: 'nowhere',
  path: '/',
  texts: null,
  images: null,
  hasBuiltInText: false,
};

function hasPlaces(data: unknown): data is { sectionPlaces: SectionPlaces } {
  return typeof data === 'object' && data !== null && 'sectionPlaces' in data;
}

/** The place of a section, as the loader of /admin has read it from the site map. */
export function useSectionPlace(sectionKey: string): SectionPlace {
  const matches = useMatches();
  for (const { data } of matches) {
    // Editors may name a section `constructor`, which every object seems to have.
    if (hasPlaces(data) && Object.hasOwn(data.sectionPlaces, sectionKey)) {
      return data.sectionPlaces[sectionKey] ?? NOWHERE;
    }
  }
  return NOWHERE;
}
