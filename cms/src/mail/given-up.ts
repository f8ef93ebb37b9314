import type { Way } from './notice';

/** Since this Strapi started. */
const givenUp = new Map<Way, number>();

export const countGivenUp = (way: Way): number => givenUp.get(way) ?? 0;

export function noteGivenUp(way: Way, count: number): void {
  givenUp.set(way, countGivenUp(way) + count);
}
