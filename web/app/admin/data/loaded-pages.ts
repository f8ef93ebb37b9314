import type { InfiniteData } from '@tanstack/react-query';

export type LoadedPages<Page> = InfiniteData<Page, number>;

export interface ListPage<Item> {
  items: Item[];
  total: number;
}

const countItems = (pages: readonly ListPage<unknown>[]) =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

export function nextPageOf<Page extends ListPage<unknown>>(
  last: Page,
  pages: readonly Page[],
): number | undefined {
  // An empty page ends the list whatever its total says: others may have deleted the rest.
  return last.items.length > 0 && countItems(pages) < last.total ? pages.length + 1 : undefined;
}

/** Returns each loaded entry once: a new entry between two fetches puts another one onto both pages. */
export function itemsOf<Item extends { id: string | number }>({
  pages,
}: {
  pages: readonly ListPage<Item>[];
}): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values()];
}

export function pagedEntries<Item extends { id: string | number }, Query>(
  query: Query & { data: { pages: readonly ListPage<Item>[] } | undefined },
) {
  const { data } = query;
  return {
    query,
    entries: data ? itemsOf(data) : [],
    idOf: ({ id }: Item) => id,
    total: data?.pages.at(-1)?.total,
  };
}

export function countUnloaded({ pages }: { pages: readonly ListPage<unknown>[] }): number {
  const last = pages.at(-1);
  return last && nextPageOf(last, pages) !== undefined ? last.total - countItems(pages) : 0;
}

export function mapItems<Item, Page extends ListPage<Item>>(
  data: LoadedPages<Page>,
  change: (item: Item) => Item,
): LoadedPages<Page> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}
