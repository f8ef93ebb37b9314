/** Numbers of the site by day, name and language (docs/decisions/0084). */
export const STATISTIC_KINDS = [
  'page',
  'source',
  'search',
  'missing',
  'message',
  'download',
  'redirect',
  'cdn',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** Kinds whose names come from the site's own content; strangers can invent those of the others. */
const OWN_NAMES: readonly StatisticKind[] = ['page', 'download'];
export const hasOwnNames = (kind: StatisticKind): boolean => OWN_NAMES.includes(kind);

/** Names of a kind and a day in all languages, where strangers can invent them; the rest counts as `UNNAMED`. */
export const NAMES_A_DAY = 500;
export const STATISTIC_NAME_LENGTH = 200;
/** The name of what is counted and not named: its name could say something of a person, or there are too many. */
export const UNNAMED = '';

/** A search without results is named once it was asked for this often within `SEARCH_DAYS`. */
export const NAMED_SEARCHES = 3;
export const SEARCH_DAYS = 30;

export const STATISTICS_MONTHS = 25;

/** Names of a kind in an answer, the most counted first. */
export const TOP_NAMES = 200;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export const weekOf = (day: string): string => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7);

export function firstKeptDay(today: string): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - STATISTICS_MONTHS);
  return day.toISOString().slice(0, 10);
}
