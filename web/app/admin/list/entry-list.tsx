import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { LoadMore } from '~/admin/parts/load-more';
import { Loaded, type LoadedQuery } from '~/admin/parts/load-state';
import { fill } from '~/i18n/fill';
import { type Column, EntryTable, type TableGroup } from './entry-table';
import { Sortable, SortableRow } from './sortable';

type Paging = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

export type ListQuery = LoadedQuery & { isPlaceholderData: boolean } & (Paging | Partial<Paging>);

const isPaged = (query: ListQuery): query is LoadedQuery & { isPlaceholderData: boolean } & Paging =>
  query.fetchNextPage !== undefined;

export interface ListTexts {
  /** Names the list for screen readers. */
  label?: string;
  count?: string;
  countOne?: string;
  nothingFound?: string;
  reset?: string;
}

interface Order<Entry> {
  nameOf: (entry: Entry) => string;
  onOrder: (ids: string[]) => void;
  mayChange: boolean;
}

type Look<Entry> =
  | { look?: 'rows' | 'cards'; row: (entry: Entry, handle?: ReactNode) => ReactNode; order?: Order<Entry> }
  | { look: 'table'; columns: readonly Column<Entry>[]; groups?: readonly TableGroup<Entry>[]; minW: string };

type EntryListProps<Entry> = Look<Entry> & {
  query: ListQuery;
  entries: readonly Entry[];
  idOf: (entry: Entry) => string | number;
  /** Counts the entries of pages not loaded yet too. */
  total?: number;
  texts: ListTexts;
  count?: string;
  onReset?: () => void;
};

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { query, entries, total = entries.length, texts, onReset } = props;
  const list = useRef<HTMLElement>(null);
  const counted = props.count ?? countOf(texts, total);
  const status = counted ?? (total === 0 ? texts.nothingFound : undefined);
  if (query.data === undefined) return <Loaded query={query} />;
  return (
    <>
      <Text role="status" mb={status && '2'} fontSize="0.8125rem" color="fg.subtle">
        {status}
      </Text>
      {total > 0 ? (
        <Entries {...props} list={list} />
      ) : (
        <Stack align="start" gap="3" py={onReset && '4'}>
          {counted !== undefined && <Text color="fg.subtle">{texts.nothingFound}</Text>}
          {onReset && (
            <Button size="sm" variant="outline" onClick={onReset}>
              {texts.reset}
            </Button>
          )}
        </Stack>
      )}
      {isPaged(query) && <LoadMore query={query} list={list} shown={entries.length} total={total} />}
    </>
  );
}

function countOf({ count, countOne }: ListTexts, total: number): string | undefined {
  return total === 1 ? countOne : count && fill(count, { count: total });
}

const LOOKS = {
  rows: {
    layerStyle: 'card',
    overflow: 'clip',
    css: { '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
  },
  cards: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  },
} as const;

type EntriesProps<Entry> = EntryListProps<Entry> & { list: RefObject<HTMLElement> };

function Entries<Entry>({ list, ...props }: EntriesProps<Entry>) {
  const { query, entries, idOf, texts } = props;
  const shown = {
    'aria-label': texts.label,
    'aria-busy': query.isPlaceholderData || undefined,
    opacity: query.isPlaceholderData ? 0.6 : 1,
  };
  if (props.look === 'table') {
    return <EntryTable {...props} frame={shown} body={list as RefObject<HTMLTableSectionElement>} />;
  }
  const { look = 'rows', row, order } = props;
  const box = { ...shown, ...LOOKS[look], listStyleType: 'none' };
  if (!order) {
    return (
      <Box as="ul" ref={list as RefObject<HTMLDivElement>} {...box}>
        {entries.map((entry) => (
          <li key={idOf(entry)}>{row(entry)}</li>
        ))}
      </Box>
    );
  }
  const names = new Map(entries.map((entry) => [String(idOf(entry)), order.nameOf(entry)]));
  return (
    <Sortable ids={[...names.keys()]} nameOf={(id) => names.get(id) ?? id} onOrder={order.onOrder}>
      <Box as="ol" {...box}>
        {entries.map((entry) => (
          <SortableRow key={idOf(entry)} id={String(idOf(entry))} name={order.nameOf(entry)}>
            {(handle) => row(entry, order.mayChange && handle)}
          </SortableRow>
        ))}
      </Box>
    </Sortable>
  );
}
