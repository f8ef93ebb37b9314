// Names backups, and chooses those to remove.

export const DAYS = 7;
export const WEEKS = 4;

const NAME = /^site-backup-(\d{4})(\d\d)(\d\d)T\d{6}Z$/;
const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const DAYS_BEFORE_THURSDAY = 3;

/** @param {Date} time */
export const nameOf = (time) => `site-backup-${time.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/**
 * Keeps the latest of each of the last seven days and four weeks (UTC) with one: none goes while none comes.
 * @param {string[]} names @returns {string[]} those to remove; other names stay
 */
export function expiredBackups(names) {
  const backups = names
    .flatMap((name) => {
      const [, year, month, date] = (NAME.exec(name) ?? []).map(Number);
      if (year === undefined || month === undefined || date === undefined) return [];
      const day = Date.UTC(year, month - 1, date) / DAY_MS;
      return [{ name, day, week: Math.floor((day + DAYS_BEFORE_THURSDAY) / 7) }];
    })
    .sort((one, other) => (one.name < other.name ? 1 : -1));
  const kept = new Set([
    ...latest(
      backups.map(({ name, day }) => [day, name]),
      DAYS,
    ),
    ...latest(
      backups.map(({ name, week }) => [week, name]),
      WEEKS,
    ),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** @param {[number, string][]} backups the latest first @param {number} count */
function latest(backups, count) {
  /** @type {Map<number, string>} */
  const first = new Map();
  for (const [time, name] of backups) if (!first.has(time)) first.set(time, name);
  return [...first.values()].slice(0, count);
}
