import { env } from '~/env.server';

/** The booking calendar of another company, as the visitor is told about it before anything is loaded (decisions G1). */
export interface Calendar {
  url: string;
  host: string;
}

/** `null` where no calendar is set up: then a time is asked for by the contact form. */
export function configuredCalendar(): Calendar | null {
  const url = env().CALENDAR_URL;
  return url ? { url, host: new URL(url).host } : null;
}
