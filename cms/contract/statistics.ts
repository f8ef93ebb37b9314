import { z } from 'zod';
import { LANGUAGE_CODES } from './languages';
import { STATISTIC_KINDS, STATISTIC_NAME_LENGTH } from './statistics-fields';

const day = z.iso.date();
const kind = z.enum(STATISTIC_KINDS);
const language = z.enum(LANGUAGE_CODES);
const name = z.string().max(STATISTIC_NAME_LENGTH).meta({
  description: 'A path, a host or words of a search; empty for what is counted and not named.',
});

/** Keeps a batch below the limits of Strapi's bodies and of its transactions. */
export const COUNTS_OF_BATCH = 2_000;

export const statisticCount = z.object({ day, kind, name, language, count: z.number().int().min(1) });
export type StatisticCount = z.output<typeof statisticCount>;

/** Body of `POST /site-statistics`: what one process of the site has counted. Strapi adds each number of a run once. */
export const statisticsBatch = z.object({
  run: z.uuid(),
  number: z.number().int().min(1),
  counts: statisticCount.array().min(1).max(COUNTS_OF_BATCH),
});
export type StatisticsBatch = z.output<typeof statisticsBatch>;

/** Days are German ones, both included. */
export const statisticsQuery = z.object({ from: day, to: day, language: language.optional() });
export type StatisticsQuery = z.output<typeof statisticsQuery>;

export const storedStatistics = z.object({
  since: day
    .nullable()
    .meta({ description: 'The first day of which there is a number, whatever is asked for.' }),
  weeks: z
    .object({ week: day.meta({ description: 'Its Monday.' }), kind, count: z.number() })
    .array()
    .meta({
      description: 'Weeks and kinds of which there is a number; the first and the last week may be partial.',
    }),
  names: z
    .object({ kind, name, count: z.number() })
    .array()
    .meta({ description: 'The names of each kind with the largest numbers, in all languages asked for.' }),
});

export const statistics = storedStatistics.extend({
  isOn: z.boolean().meta({ description: 'Whether the site counts at all (STATISTICS).' }),
});
export type Statistics = z.output<typeof statistics>;
