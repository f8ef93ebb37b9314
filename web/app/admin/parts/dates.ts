const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options });

const dateTime = format({ dateStyle: 'long', timeStyle: 'short' });
const shortDate = format({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const second = format({ dateStyle: 'medium', timeStyle: 'medium' });

/** `5. März 2026 um 14:30`, always in German and German time (decision C8). @param date ISO 8601 or milliseconds */
export function longDate(date: string | number): string {
  return dateTime.format(new Date(date));
}

/** `05.03.2026, 14:30` */
export function listDate(date: string | number): string {
  return shortDate.format(new Date(date));
}

/** `05.03.2026` @param day `2026-03-05` */
export function dayDate(day: string): string {
  return day.split('-').reverse().join('.');
}

/** `05.03.2026, 14:30:05` */
export function secondDate(date: string): string {
  return second.format(new Date(date));
}
