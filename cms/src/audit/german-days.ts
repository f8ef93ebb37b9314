const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** `+02:00` */
function offsetAt(time: Date): string {
  const name = offsets.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}

/** Returns UTC. Clocks change at night, but not at midnight. */
export function startOfDay(day: string): string {
  const offset = offsetAt(new Date(`${day}T00:00:00Z`));
  return new Date(`${day}T00:00:00${offset}`).toISOString();
}

export function endOfDay(day: string): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10));
}
