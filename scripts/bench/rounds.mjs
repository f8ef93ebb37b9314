/**
 * Runs tasks in turn, round after round and every other round backwards, so that disturbances of the machine affect
 * all alike. Drops the warm-up rounds.
 * @template {string} Name
 * @template Result
 * @param {{ rounds: number, warmUp?: number }} extent
 * @param {Record<Name, (round: number) => Promise<Result>>} work
 * @returns {Promise<Record<Name, Result[]>>}
 */
export async function inTurn({ rounds, warmUp = 1 }, work) {
  const names = /** @type {Name[]} */ (Object.keys(work));
  const results = /** @type {Record<Name, Result[]>} */ ({});
  for (const name of names) results[name] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await work[name](round);
      if (round >= 0) results[name].push(result);
    }
  }
  return results;
}
