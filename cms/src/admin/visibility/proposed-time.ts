const HOUR = 8;

/** Proposes eight in the morning, on this computer's clock, for a day that is chosen without a time. */
export function withProposedTime(chosen: Date, previous: Date | null): Date {
  const hasTime = chosen.getHours() !== 0 || chosen.getMinutes() !== 0;
  if (previous !== null || hasTime) return chosen;
  const proposed = new Date(chosen);
  proposed.setHours(HOUR, 0, 0, 0);
  return proposed;
}
