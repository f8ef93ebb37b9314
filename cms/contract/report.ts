import { z } from 'zod';
import { brokenLink, LINK_PROBLEMS } from './link-check';
import { language } from './localized';
import { pageOf, pageQuery } from './paging';
import { OUTSIDE_PROBLEMS, REPORTS } from './report-fields';
import { translatedTexts } from './translation';

export const reportQuery = pageQuery.extend({
  page: pageQuery.shape.page.unwrap().default(1),
  report: z.enum(REPORTS).default('link'),
});

export const finding = translatedTexts.pick({ kind: true, key: true, name: true, panelPath: true }).extend({
  id: z.string().meta({ description: 'The same as long as nothing of it changes.' }),
  report: z.enum(REPORTS),
  languages: language.array().meta({ description: 'Those concerned; none for the entry as a whole.' }),
  field: z.string().nullable().meta({ description: 'Null for the entry as a whole.' }),
  link: brokenLink.shape.link.optional(),
  problem: z.enum([...LINK_PROBLEMS, ...OUTSIDE_PROBLEMS]).optional(),
  length: z
    .object({ count: z.number(), limit: z.number() })
    .optional()
    .meta({ description: 'Characters, and how many there should be at most.' }),
  lastUpdated: z.string().optional(),
});
export type Finding = z.output<typeof finding>;

/** Names the only report that is not made of the stored content alone. */
export const outsideCheck = z.object({ report: z.literal('outside-link') });

export const findingPage = pageOf(finding).extend({
  counts: z.record(z.enum(REPORTS), z.number()),
  outside: z
    .object({ checkedAt: z.string().nullable(), isRunning: z.boolean(), isCutOff: z.boolean() })
    .meta({
      description:
        'The last check of links to other sites; cut off if it reached none, which says nothing of them.',
    }),
});
export type FindingPage = z.output<typeof findingPage>;
