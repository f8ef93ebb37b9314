import { setTimeout as pause } from 'node:timers/promises';

const HOUR_MS = 3_600_000;

/** Returns the next half past two of this machine's clock. @param {Date} now */
export function nextNight(now) {
  const night = new Date(now);
  night.setHours(2, 30, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}

/**
 * Reads the clock every hour, because machines sleep and clocks are corrected.
 * @param {() => Promise<void>} [eachHour]
 */
export async function untilNight(eachHour) {
  const night = nextNight(new Date()).getTime();
  for (let left = night - Date.now(); left > 0; left = night - Date.now()) {
    await pause(Math.min(left, HOUR_MS));
    await eachHour?.();
  }
}
