// Names and limits of a section, without Zod: pages and forms load them.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

/** The texts that every section has; editors name others beside them. */
export const SECTION_FIELDS = ['title', 'subtitle', 'description', 'content'] as const;
export type SectionField = (typeof SECTION_FIELDS)[number];

export const isSectionField = (name: string): name is SectionField =>
  SECTION_FIELDS.some((field) => field === name);

/** How many named texts or pictures a section may have: the time of a save at Strapi grows with their square. */
export const NAMES_LIMIT = 100;

/** How many characters a text of a section may have. */
export const sectionTextLimit = (name: string): number =>
  name === 'title' ? SHORT_TEXT_LENGTH : LONG_TEXT_LENGTH;

/** The name in lower case, its spaces as hyphens (specification 5, decisions C13); blank stays blank. */
export const sectionKeyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
