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

export function useSectionSlots(): (sectionKey: string) => SectionSlot {
  const slots = useMatches().flatMap(({ data }) => (hasSlots(data) ? [data.sectionSlots] : []));
  return (sectionKey) =>
    // Editors may name a section `constructor`, which every object inherits.
    slots.find((known) => Object.hasOwn(known, sectionKey))?.[sectionKey] ?? NOWHERE;
}

export const useSectionSlot = (sectionKey: string): SectionSlot => useSectionSlots()(sectionKey);
