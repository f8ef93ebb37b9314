import { isDue } from '../../../contract/post-fields';

const ZONE = 'Europe/Berlin';
const LONG = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE });

/** "3. Dezember 2026 um 09:00", in the company's time zone. */
export const inGerman = (date: string) => LONG.format(new Date(date));

export interface Published {
  publicationDate?: string | null;
  publishedAt?: string | null;
  hideWhenUntranslated?: boolean | null;
}

export interface Seen {
  /** Null if this language is not published. */
  published: Published | null;
  isChanged: boolean;
  german?: Published | null;
}

export const isScheduled = (
  published: Published | null | undefined,
  now = Date.now(),
): published is Published => Boolean(published) && !isDue(published?.publicationDate, now);

export const scheduledFor = (publicationDate: string) =>
  `Veröffentlichung geplant für ${inGerman(publicationDate)} Uhr.`;

export function visibilityNow({ published, isChanged, german }: Seen, now = Date.now()): string {
  if (!published) {
    const isInGerman = german && !german.hideWhenUntranslated && !isScheduled(german, now);
    return isInGerman
      ? 'Entwurf, nicht sichtbar. Besucher sehen in dieser Sprache den deutschen Beitrag.'
      : 'Entwurf, nicht sichtbar.';
  }
  const changes = isChanged ? ' Änderungen noch nicht veröffentlicht.' : '';
  const { publicationDate, publishedAt } = published;
  if (publicationDate && isScheduled(published, now)) return `${scheduledFor(publicationDate)}${changes}`;
  const since = publicationDate ?? publishedAt;
  return `${since ? `Sichtbar seit ${inGerman(since)} Uhr.` : 'Sichtbar.'}${changes}`;
}
