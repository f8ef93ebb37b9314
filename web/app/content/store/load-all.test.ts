import { expect, it } from 'vitest';
import { loadAll, PAGE_SIZE } from './load-all';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  [0, 1],
  [PAGE_SIZE - 1, 1],
  [PAGE_SIZE, 2],
  [PAGE_SIZE + 1, 2],
  [3 * PAGE_SIZE, 4],
])('of %i rows all are read, by %i calls', async (length, calls) => {
  const starts: number[] = [];
  const { rows } = await loadAll(async ({ start, limit }) => {
    starts.push(start);
    return { rows: numbers(length).slice(start, start + limit) };
  });
  expect(rows).toEqual(numbers(length));
  expect(starts).toHaveLength(calls);
});

it('lists of a query end each for itself, and one may be missing', async () => {
  const answer = await loadAll<{ long: number[]; short: number[]; none?: number[] }>(
    async ({ start, limit }) => ({
      long: numbers(250).slice(start, start + limit),
      short: numbers(5).slice(start, start + limit),
    }),
  );
  expect(answer).toEqual({ long: numbers(250), short: numbers(5) });
});

it('a page that cannot be read fails the list', async () => {
  const pages = loadAll(async ({ start }) => {
    if (start > 0) throw new Error('away');
    return { rows: numbers(PAGE_SIZE) };
  });
  await expect(pages).rejects.toThrow('away');
});
