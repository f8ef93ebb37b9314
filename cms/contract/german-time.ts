// Swedish dates are ISO dates.
const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });
const times = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the day in Berlin, such as `2026-03-05`. */
export const dayInBerlin = (time = new Date()): string => days.format(time);

/** Returns the time of day in Berlin, such as `08:00`. */
export const timeInBerlin = (time = new Date()): string => times.format(time);

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** `+02:00` */
export function offsetAt(time: Date): string {
  const name = offsets.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}

/**
 * Returns UTC, null for what is no time. An hour that the clocks skip is the one after it.
 * @param day `2026-03-05`
 * @param time `08:00`
 */
export function germanTime(day: string, time: string): string | null {
  const wall = `${day}T${time}:00`;
  const assumed = new Date(`${wall}Z`);
  if (Number.isNaN(assumed.getTime())) return null;
  // The offset at the wall time in UTC is up to two hours off, so that it is asked for again.
  const near = new Date(`${wall}${offsetAt(assumed)}`);
  return new Date(`${wall}${offsetAt(near)}`).toISOString();
}
