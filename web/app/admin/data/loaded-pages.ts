import type { InfiniteData } from '@tanstack/react-query';

/** A list of the contract, page by page, as far as it has been loaded. */
export type LoadedPages<Page> = InfiniteData<Page, number>;

interface ListPage<Item> {
  items: Item[];
  total: number;
}

const countItems = (pages: readonly ListPage<unknown>[]) =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/** The number of the page after those that are loaded, undefined where the list ends. */
export function nextPageOf(last: ListPage<unknown>, pages: readonly ListPage<unknown>[]): number | undefined {
  // An empty page ends the list whatever its total says: others may have deleted the rest.
  return last.items.length > 0 && countItems(pages) < last.total ? pages.length + 1 : undefined;
}

/** What is loaded, each entry once: one that came in between two pages pushes another onto both. */
export function itemsOf<Item extends { id: string | number }>({
  pages,
}: {
  pages: readonly ListPage<Item>[];
}): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values()];
}

/** How many entries of the list have not been loaded. */
export function countUnloaded({ pages }: { pages: readonly ListPage<unknown>[] }): number {
  const last = pages.at(-1);
  return last && nextPageOf(last, pages) !== undefined ? last.total - countItems(pages) : 0;
}

/** The pages with every entry as `change` makes it. */
export function mapItems<Item, Page extends ListPage<Item>>(
  data: LoadedPages<Page>,
  change: (item: Item) => Item,
): LoadedPages<Page> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}
