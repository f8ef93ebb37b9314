// Imports no Zod, because pages and forms load this module.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

/** Texts that every section has; editors name further ones. */
export const SECTION_FIELDS = ['title', 'subtitle', 'description', 'content'] as const;
export type SectionField = (typeof SECTION_FIELDS)[number];

export const isSectionField = (name: string): name is SectionField =>
  SECTION_FIELDS.some((field) => field === name);

/** Limits named texts and pictures: the time of a save in Strapi grows with their square. */
export const NAMES_LIMIT = 100;

export const sectionTextLimit = (name: string): number =>
  name === 'title' ? SHORT_TEXT_LENGTH : LONG_TEXT_LENGTH;

/** Lower case with hyphens for spaces (specification 5, decision C13); a blank name stays blank. */
export const sectionKeyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
