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

/** The heading of the tab, which is still there when the last message has been deleted. */
export const HEADING_ID = 'messages-heading';

interface InboxProps {
  /** How many messages there are, whatever is searched for. */
  countOfAll: number;
  search: DebouncedSearch;
}

const NO_COUNTS = { all: 0, unread: 0, read: 0, done: 0, spam: 0 };

/** The list, and beside it the message that is open; on small screens one of the two. */
export function Inbox({ countOfAll, search }: InboxProps) {
  const { location, navigate } = useAdminLocation();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const query = useMessages({ search: search.search, ...(filter !== 'all' && { state: filter }) });
  const item = location.tab === 'messages' ? location.item : null;
  const loaded = query.data ? itemsOf(query.data) : [];
  // The open message stays in the list, although reading it has made it another state's.
  const shown = loaded.filter(({ id, state }) => filter === 'all' || state === filter || id === item);
  // The list can be fetched again before the address has changed: a deleted message is asked for no more.
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
    // The last one of all takes the list and its search field with it.
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
