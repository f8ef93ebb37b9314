import type { Language } from 'contract/languages';
import type { EmploymentType } from 'contract/opening-fields';
import type { Localized } from '~/content/published/localized';
import type { Opening } from '~/content/published/openings.server';
import type { PageTexts } from '~/i18n/pages';

/** A text with its language, where that is not the page's. */
export interface Marked<Value> {
  value: Value;
  lang?: Language;
}

export interface Position {
  key: string;
  title: Localized<string>;
  location: Marked<string> | null;
  summary: Marked<string> | null;
  tasks: Marked<readonly string[]>;
  profile: Marked<readonly string[]>;
  employmentType: EmploymentType;
}

export function positionOf(opening: Opening, language: Language): Position {
  const marked = <Value>({ value, lang }: Localized<Value>): Marked<Value> =>
    lang === language ? { value } : { value, lang };
  const { key, title, location, summary, tasks, profile, employmentType } = opening;
  return {
    key,
    title,
    location: location && marked(location),
    summary: summary && marked(summary),
    tasks: marked(tasks),
    profile: marked(profile),
    employmentType,
  };
}

export const EMPLOYMENT_LABELS = {
  FULL_TIME: 'fullTime',
  PART_TIME: 'partTime',
  CONTRACTOR: 'contractor',
  TEMPORARY: 'temporary',
  INTERN: 'intern',
} as const satisfies Record<EmploymentType, keyof PageTexts<'careers'>['employment']>;

/** Returns the last day of the next month: never past, and the same for a month (decisions B10). */
export function openUntil(now: Date): string {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0));
  return lastDay.toISOString().slice(0, 10);
}

export function describePosition(
  { summary, tasks, profile }: Pick<Opening, 'summary' | 'tasks' | 'profile'>,
  labels: Pick<PageTexts<'careers'>['positions'], 'tasksTitle' | 'profileTitle'>,
): string {
  const list = (title: string, points: readonly string[]) =>
    points.length > 0 ? [[`${title}:`, ...points.map((point) => `- ${point}`)].join('\n')] : [];
  return [
    ...(summary ? [summary.value] : []),
    ...list(labels.tasksTitle, tasks.value),
    ...list(labels.profileTitle, profile.value),
  ].join('\n\n');
}

export function mailHref(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
