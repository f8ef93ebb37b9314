/** Interpolates between nearest numbers. @param {readonly number[]} numbers @param {number} share up to 1 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/** Divides round by round: a disturbance affects both sides. @param {number[]} ones @param {number[]} others */
export const ratios = (ones, others) => ones.map((one, round) => one / (others[round] ?? Number.NaN));

/**
 * Runs tasks in rounds, every other one backwards: disturbances affect all alike. Drops the warm-up, round -1.
 * @template {string} Name @template Result @param {number} rounds
 * @param {Record<Name, (round: number) => Promise<Result>>} tasks @returns {Promise<Record<Name, Result[]>>}
 */
export async function inTurn(rounds, tasks) {
  const names = /** @type {Name[]} */ (Object.keys(tasks));
  const results = /** @type {Record<Name, Result[]>} */ ({});
  for (const name of names) results[name] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await tasks[name](round);
      if (round >= 0) results[name].push(result);
    }
  }
  return results;
}

/** @param {() => Promise<unknown>} work */
export async function secondsFor(work) {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
