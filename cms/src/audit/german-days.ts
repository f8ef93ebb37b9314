import { offsetAt } from '../../contract/german-time';

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
