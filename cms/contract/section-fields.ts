import type { DescribedFields } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

/** Texts that every section has. Strapi's panel and callers of the API may name further ones, which no page shows. */
export const SECTION_TEXTS = {
  title: { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true },
  subtitle: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
  description: { widget: 'markdown', limit: LONG_TEXT_LENGTH, isLocalized: true },
  content: { widget: 'markdown', limit: LONG_TEXT_LENGTH, isLocalized: true },
} as const satisfies DescribedFields;

export type SectionField = keyof typeof SECTION_TEXTS;
export const SECTION_FIELDS = Object.keys(SECTION_TEXTS) as SectionField[];

interface ShownSection {
  texts: readonly SectionField[];
  images: readonly string[];
}

const PAGE = { texts: ['title', 'description', 'content'], images: [] } as const;

/** By key of the section, its texts and pictures that a page shows. Other sections appear in their preview alone. */
export const SHOWN_SECTIONS = {
  hero: { texts: ['title', 'subtitle', 'description'], images: [] },
  about: { texts: ['title', 'subtitle', 'description', 'content'], images: ['main'] },
  privacy: PAGE,
  terms: PAGE,
} as const satisfies Record<string, ShownSection>;

/** Returns null for a section that no page shows. */
export const shownSection = (key: string): ShownSection | null =>
  Object.hasOwn(SHOWN_SECTIONS, key) ? SHOWN_SECTIONS[key as keyof typeof SHOWN_SECTIONS] : null;

/** Texts that are written and translated: those that a page shows, and all four for the preview of other sections. */
export const writableTexts = (key: string): readonly SectionField[] =>
  shownSection(key)?.texts ?? SECTION_FIELDS;

export const isSectionField = (name: string): name is SectionField =>
  SECTION_FIELDS.some((field) => field === name);

/** Limits named texts and pictures: the time of a save in Strapi grows with their square. */
export const NAMES_LIMIT = 100;

/** Lower case with hyphens for spaces (specification 5, decision C13); a blank name stays blank. */
export const sectionKeyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
