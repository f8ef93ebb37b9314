/**
 * Interpolates between the two nearest numbers.
 * @param {readonly number[]} numbers
 * @param {number} share from 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/** @param {readonly number[]} numbers */
export const quartiles = (numbers) => [quantile(numbers, 0.25), quantile(numbers, 0.75)];

/**
 * Divides round by round, because a disturbance of the machine affects both sides of a round.
 * @param {readonly number[]} numbers
 * @param {readonly number[]} others
 */
export const ratios = (numbers, others) =>
  numbers.map((number, round) => number / (others[round] ?? Number.NaN));
