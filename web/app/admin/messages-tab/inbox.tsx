import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { itemsOf } from '~/admin/data/loaded-pages';
import { useMessages, useOpenedMessage } from '~/admin/data/messages';
import type { DebouncedSearch } from '~/admin/parts/use-debounced-search';
import { type MessageFilter, neighbourOf } from './message-facts';
import { MessageList } from './message-list';
import { rowId } from './message-row';
import { MessageToolbar, SEARCH_ID } from './message-toolbar';
import { OpenedMessage } from './opened-message';
import { useFocusOnClose, useMarking, useRemoval } from './use-inbox';

export const HEADING_ID = 'messages-heading';

interface InboxProps {
  countOfAll: number;
  search: DebouncedSearch;
}

const NO_COUNTS = { all: 0, unread: 0, read: 0, done: 0, spam: 0 };

export function Inbox({ countOfAll, search }: InboxProps) {
  const { location, navigate } = useAdminLocation();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const query = useMessages({ search: search.search, ...(filter !== 'all' && { state: filter }) });
  const item = location.tab === 'messages' ? location.item : null;
  const loaded = query.data ? itemsOf(query.data) : [];
  // Keeps the open message in the list, although reading it has changed its state.
  const shown = loaded.filter(({ id, state }) => filter === 'all' || state === filter || id === item);
  // Stops fetching a deleted message: the list may be fetched again before the address changes.
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const opened = useOpenedMessage(
    item === deletedId ? null : item,
    loaded.find(({ id }) => id === item),
  );
  const open = (id: string) => navigate({ tab: 'messages', item: id });
  const close = () => navigate({ tab: 'messages', item: null });
  const { leaveFocus } = useFocusOnClose(item, location.tab === 'messages');
  const { mark, marking } = useMarking(opened.entry);
  const removeMessage = useRemoval(() => {
    leaveFocus();
    close();
  });
  const remove = async (id: string): Promise<boolean> => {
    setDeletedId(id);
    const isRemoved = await removeMessage(id);
    if (!isRemoved) setDeletedId(null);
    return isRemoved;
  };
  const focusedWithout = (id: string): string => {
    const neighbour = neighbourOf(shown, id);
    if (neighbour !== null) return rowId(neighbour);
    // Deleting the last message removes the list and its search field.
    return countOfAll > 1 ? SEARCH_ID : HEADING_ID;
  };
  const hiddenByReader = item === null ? undefined : 'lg';

  return (
    <>
      <Box hideBelow={hiddenByReader}>
        <MessageToolbar
          search={search}
          filter={filter}
          onFilter={setFilter}
          counts={query.data?.pages[0]?.counts ?? NO_COUNTS}
        />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) minmax(0, 8fr)' }} gap="5">
        <Box hideBelow={hiddenByReader}>
          <MessageList
            query={query}
            shown={shown}
            openedId={item}
            onOpen={open}
            onReset={() => {
              search.clear();
              setFilter('all');
            }}
          />
        </Box>
        <Box
          hideBelow={item === null ? 'lg' : undefined}
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="4"
        >
          <OpenedMessage
            id={item}
            opened={opened}
            marking={marking}
            onMark={mark}
            onDelete={remove}
            focusedWithout={focusedWithout}
            onClose={close}
          />
        </Box>
      </Grid>
    </>
  );
}
