import { Badge, Box, Flex, Grid } from '@chakra-ui/react';
import { MESSAGE_STATES } from 'contract/message-fields';
import { useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import { csvPath, useMessages, useOpenedMessage } from '~/admin/data/messages';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { type Narrowing, Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { CsvLink } from '~/admin/parts/csv-link';
import { GoneNotice } from '~/admin/parts/gone-notice';
import { Loaded } from '~/admin/parts/load-state';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { neighbourOf } from './message-facts';
import { MessageReader } from './message-reader';
import { MessageRow, rowId } from './message-row';
import { PersonDialog } from './person-dialog';
import { useFocusOnClose, useMarking } from './use-inbox';

const MESSAGE_FILTERS = ['all', ...MESSAGE_STATES] as const;
type MessageFilter = (typeof MESSAGE_FILTERS)[number];

const NO_COUNTS = { all: 0, unread: 0, read: 0, done: 0, spam: 0 };
const HEADING_ID = 'messages-heading';
const SEARCH_ID = 'messages-search';

export default function MessagesTab() {
  const { title, list, empty } = useTexts('admin-messages');
  const { may } = useAccount();
  const narrowing = useNarrowing<MessageFilter>('all');
  const { search } = narrowing.search;
  const all = useMessages({ search: '' });
  const counts = all.data?.pages[0]?.counts ?? NO_COUNTS;
  return (
    <ListTab
      tab="messages"
      title={
        <>
          <span id={HEADING_ID} tabIndex={-1}>
            <TabName tab="messages" />
          </span>
          {counts.unread > 0 && (
            <Badge ms="2.5" size="md" colorPalette="brand" verticalAlign="middle">
              {fill(title.unread, { count: counts.unread })}
            </Badge>
          )}
        </>
      }
      lead={title.lead}
      actions={
        <>
          {may.personalData.read && <PersonDialog />}
          <CsvLink
            href={csvPath(search)}
            filename="nachrichten.csv"
            label={search === '' ? list.export : list.exportFound}
            failed={list.exportFailed}
          />
        </>
      }
      query={all}
      // In the words of the specification (section 8).
      empty={counts.all === 0 && empty}
    >
      <Inbox countOfAll={counts.all} narrowing={narrowing} />
    </ListTab>
  );
}

interface InboxProps {
  countOfAll: number;
  narrowing: Narrowing<MessageFilter>;
}

function Inbox({ countOfAll, narrowing }: InboxProps) {
  const { list, states, reader } = useTexts('admin-messages');
  const { location, navigate } = useAdminLocation();
  const { search, filter, reset } = narrowing;
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
  const close = () => navigate({ tab: 'messages', item: null });
  const { leaveFocus } = useFocusOnClose(item, location.tab === 'messages', SEARCH_ID);
  const { mark, marking } = useMarking(opened.entry);
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
        <Toolbar
          narrowing={narrowing}
          texts={list}
          filters={MESSAGE_FILTERS}
          names={states}
          counts={query.data?.pages[0]?.counts ?? NO_COUNTS}
          searchId={SEARCH_ID}
        />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) minmax(0, 8fr)' }} gap="5">
        <Box hideBelow={hiddenByReader}>
          <EntryList
            query={query}
            entries={shown}
            idOf={({ id }) => id}
            total={query.data && shown.length + countUnloaded(query.data)}
            texts={list}
            onReset={reset}
            row={(message) => (
              <MessageRow
                message={message}
                isOpened={message.id === item}
                onOpen={() => navigate({ tab: 'messages', item: message.id })}
              />
            )}
          />
        </Box>
        <Box
          hideBelow={item === null ? 'lg' : undefined}
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="4"
        >
          {item === null ? (
            <Flex
              minH="12rem"
              align="center"
              justify="center"
              border="1px dashed"
              borderColor="border"
              borderRadius="card"
              color="fg.subtle"
            >
              {list.choose}
            </Flex>
          ) : opened.isGone ? (
            <GoneNotice title={reader.gone} back={reader.back} onBack={close} />
          ) : opened.entry ? (
            <MessageReader
              message={opened.entry}
              marking={marking}
              onMark={mark}
              onDeleting={setDeletedId}
              onDeleted={() => {
                leaveFocus();
                close();
              }}
              focusedWithout={focusedWithout(opened.entry.id)}
              onClose={close}
            />
          ) : (
            <Loaded query={{ ...opened, data: undefined, isError: opened.error !== null }} />
          )}
        </Box>
      </Grid>
    </>
  );
}
