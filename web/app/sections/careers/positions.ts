import type { PageTexts } from '~/i18n/pages';

/** Facts in no language, in the order of the texts in `careers.json`. */
const POSITIONS = [
  { key: 'senior-software-engineer', datePosted: '2025-11-03' },
  { key: 'devops-engineer', datePosted: '2025-11-03' },
] as const;

export interface Position {
  key: string;
  title: string;
  summary: string;
  tasks: readonly string[];
  profile: readonly string[];
  /** Day of publication: entered by hand, not computed. */
  datePosted: string;
  employmentType: 'FULL_TIME';
  isRemotePossible: true;
}

export function openPositions({ items }: PageTexts<'careers'>['positions']): Position[] {
  return POSITIONS.flatMap((position, index) => {
    const texts = items[index];
    return texts ? [{ ...position, ...texts, employmentType: 'FULL_TIME', isRemotePossible: true }] : [];
  });
}

/** Returns the last day of the next month: never past, and the same for a month (decisions B10). */
export function openUntil(now: Date): string {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0));
  return lastDay.toISOString().slice(0, 10);
}

export function describePosition(
  { summary, tasks, profile }: Position,
  labels: Pick<PageTexts<'careers'>['positions'], 'tasksTitle' | 'profileTitle'>,
): string {
  const list = (title: string, points: readonly string[]) =>
    [`${title}:`, ...points.map((point) => `- ${point}`)].join('\n');
  return [summary, list(labels.tasksTitle, tasks), list(labels.profileTitle, profile)].join('\n\n');
}

export function mailHref(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
