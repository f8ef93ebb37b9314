import { env } from '~/env.server';

/** A third party's booking calendar, named to visitors before anything of it loads (decisions G1). */
export interface Calendar {
  url: string;
  host: string;
}

/** Returns null where no calendar is set up; the contact form replaces it. */
export function configuredCalendar(): Calendar | null {
  const url = env().CALENDAR_URL;
  return url ? { url, host: new URL(url).host } : null;
}
