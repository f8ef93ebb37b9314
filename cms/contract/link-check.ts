import { z } from 'zod';
import { SHORT_TEXT_LENGTH } from './limits';
import { language } from './localized';
import { KINDS_WITHOUT_PAGE, TRANSLATED_KINDS } from './translation-state';

export const LINK_PROBLEMS = ['page', 'place', 'picture'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** Pictures have descriptions alone, without links. */
export const linkCheckQuery = z.object({
  kind: z.enum(TRANSLATED_KINDS).exclude(['picture']),
  key: z.string().min(1).max(SHORT_TEXT_LENGTH).meta({ description: 'Or the id of the entry in Strapi.' }),
});
export type LinkCheckQuery = z.output<typeof linkCheckQuery>;

export const brokenLink = z.object({
  language,
  field: z.string(),
  link: z.string().meta({ description: 'As the text has it.' }),
  problem: z.enum(LINK_PROBLEMS),
});
export type BrokenLink = z.output<typeof brokenLink>;

export const linkCheck = linkCheckQuery.extend({ broken: brokenLink.array() });
export type LinkCheck = z.output<typeof linkCheck>;

export const linksHereQuery = linkCheckQuery.extend({
  kind: linkCheckQuery.shape.kind.exclude(KINDS_WITHOUT_PAGE),
});
export type LinksHereQuery = z.output<typeof linksHereQuery>;

const linkingEntry = linkCheckQuery.extend({
  name: z.string().meta({ description: 'Its German title; its key where it has none.' }),
  languages: language.array().meta({ description: 'Those whose texts link here.' }),
});
export type LinkingEntry = z.output<typeof linkingEntry>;

export const linksHere = linkingEntry.array();
export type LinksHere = z.output<typeof linksHere>;
