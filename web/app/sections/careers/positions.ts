import type { PageTexts } from '~/i18n/pages';

/** What does not depend on the language, in the order of the texts in `careers.json`. */
const POSITIONS = [
  { key: 'senior-software-engineer', datePosted: '2025-11-03' },
  { key: 'devops-engineer', datePosted: '2025-11-03' },
] as const;

export interface Position {
  /** The anchor on the page. */
  key: string;
  title: string;
  summary: string;
  tasks: readonly string[];
  profile: readonly string[];
  /** The day of publication: a content value, not computed. */
  datePosted: string;
  employmentType: 'FULL_TIME';
  /** Remote or at the company's address. */
  isRemotePossible: true;
}

/** The open positions in the language of the texts; the page and its JobPosting data both come from here. */
export function openPositions({ items }: PageTexts<'careers'>['positions']): Position[] {
  return POSITIONS.flatMap((position, index) => {
    const texts = items[index];
    return texts ? [{ ...position, ...texts, employmentType: 'FULL_TIME', isRemotePossible: true }] : [];
  });
}

/**
 * Until when a position that the page lists takes applications at least: the last day of the next month. It is never
 * past, and the same for a month; a position that is filled leaves the page, and its data with it (decisions B10).
 */
export function openUntil(now: Date): string {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0));
  return lastDay.toISOString().slice(0, 10);
}

/** The whole advertisement as plain text, paragraph by paragraph, for search engines. */
export function describePosition(
  { summary, tasks, profile }: Position,
  labels: Pick<PageTexts<'careers'>['positions'], 'tasksTitle' | 'profileTitle'>,
): string {
  const list = (title: string, points: readonly string[]) =>
    [`${title}:`, ...points.map((point) => `- ${point}`)].join('\n');
  return [summary, list(labels.tasksTitle, tasks), list(labels.profileTitle, profile)].join('\n\n');
}

/** A link that opens a message with its subject already written. */
export function mailHref(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
