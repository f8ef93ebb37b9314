import { expect, it, vi } from 'vitest';
import { latestFirst } from './latest-first';

it('a repeated text is not looked up again, another one is', () => {
  const find = vi.fn((text: string) => text.length);
  const found = latestFirst(find);
  expect(['aa', 'aa', 'b', 'aa'].map(found)).toEqual([2, 2, 1, 2]);
  expect(find.mock.calls).toEqual([['aa'], ['b'], ['aa']]);
});

it('a text without a result is remembered as well', () => {
  const find = vi.fn((): null => null);
  const found = latestFirst(find);
  expect([found(''), found('')]).toEqual([null, null]);
  expect(find).toHaveBeenCalledTimes(1);
});
