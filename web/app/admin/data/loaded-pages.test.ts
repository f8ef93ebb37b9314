import { describe, expect, it } from 'vitest';
import { countUnloaded, itemsOf, mapItems, nextPageOf } from './loaded-pages';

const page = (total: number, ...ids: number[]) => ({ items: ids.map((id) => ({ id })), total });
const loaded = (...pages: ReturnType<typeof page>[]) => ({ pages, pageParams: pages.map((_, at) => at + 1) });

describe('a list that is loaded page by page', () => {
  it('goes on until all entries are loaded', () => {
    const [first, second] = [page(3, 1, 2), page(3, 3)];
    expect(nextPageOf(first, [first])).toBe(2);
    expect(countUnloaded(loaded(first))).toBe(1);
    expect(nextPageOf(second, [first, second])).toBeUndefined();
    expect(countUnloaded(loaded(first, second))).toBe(0);
  });

  it('ends with an empty page, whatever its total says', () => {
    const [first, second] = [page(5, 1, 2), page(5)];
    expect(nextPageOf(second, [first, second])).toBeUndefined();
    expect(countUnloaded(loaded(first, second))).toBe(0);
  });

  it('has an entry once that another one has moved onto the next page', () => {
    expect(itemsOf(loaded(page(4, 1, 2), page(4, 2, 3)))).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('is changed entry by entry, on every page', () => {
    const changed = mapItems(loaded(page(2, 1), page(2, 2)), ({ id }: { id: number }) => ({ id: id * 10 }));
    expect(itemsOf(changed)).toEqual([{ id: 10 }, { id: 20 }]);
  });
});
