import type { ReactNode } from 'react';
import { Loaded, type LoadedQuery } from '~/admin/parts/load-state';
import { MissingEntry, type MissingEntryProps } from './missing-entry';

interface OpenedEntryProps<Item> extends MissingEntryProps {
  query: LoadedQuery & { data: readonly Item[] | undefined };
  children: (item: Item) => ReactNode;
}

/** Shows the entry of a list, once that is loaded; in place of one that somebody has deleted, what became of it. */
export function OpenedEntry<Item extends { key: string }>({
  query,
  children,
  ...missing
}: OpenedEntryProps<Item>) {
  if (!query.data) return <Loaded query={query} />;
  const item = query.data.find(({ key }) => key === missing.entry.key);
  return item ? children(item) : <MissingEntry {...missing} />;
}
