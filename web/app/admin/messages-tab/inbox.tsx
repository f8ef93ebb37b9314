import { Alert, Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailure } from '~/admin/parts/load-state';
import { usePlace } from '~/admin/place';
import { fill, useTexts } from '~/i18n/texts';
import { countByFilter, inFilter, type MessageFilter, neighbourOf } from './message-facts';
import { MessageReader } from './message-reader';
import { MessageRow, rowId } from './message-row';
import { MessageToolbar, SEARCH_ID } from './message-toolbar';
import { useFocusOnClose, useMarking, useRemoval } from './use-inbox';
import type { MessageSearch } from './use-message-search';
import { type Message, useMessages } from './use-messages';

/** The heading of the tab, which stays when the last message goes. */
export const HEADING_ID = 'messages-heading';

interface InboxProps {
  all: readonly Message[];
  search: MessageSearch;
}

/** The list, and beside it the message that is open; on small screens one of the two. */
export function Inbox({ all, search }: InboxProps) {
  const { list, reader } = useTexts('admin-messages');
  const { place, go } = usePlace();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const found = useMessages(search.search);
  const item = place.tab === 'messages' ? place.item : null;
  const opened = all.find(({ id }) => id === item);
  const matches = found.data ?? [];
  // What is open stays in the list, although it is not unread any more.
  const shown = matches.filter((message) => message.id === item || inFilter([message], filter).length > 0);
  const open = (id: string) => go({ tab: 'messages', item: id });
  const close = () => go({ tab: 'messages', item: null });
  const { leaveFocus } = useFocusOnClose(item, place.tab === 'messages');
  const { mark, marking } = useMarking(opened);
  const remove = useRemoval(() => {
    leaveFocus();
    close();
  });
  const focusedWithout = (id: string): string => {
    const neighbour = neighbourOf(shown, id);
    if (neighbour !== null) return rowId(neighbour);
    // The last one of a search, or the last one of all: then the list and its search are gone as well.
    return all.length > 1 ? SEARCH_ID : HEADING_ID;
  };

  return (
    <>
      <Box hideBelow={item === null ? undefined : 'lg'}>
        <MessageToolbar
          search={search}
          filter={filter}
          onFilter={setFilter}
          counts={countByFilter(matches)}
        />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) minmax(0, 8fr)' }} gap="5">
        <Box hideBelow={item === null ? undefined : 'lg'}>
          <Text role="status" mb="2" fontSize="0.8125rem" color="fg.subtle">
            {shown.length === 1 ? list.countOne : fill(list.count, { count: shown.length })}
          </Text>
          {found.isError ? (
            <LoadFailure error={found.error} onRetry={() => found.refetch()} />
          ) : shown.length === 0 ? (
            <Stack align="start" gap="3" py="4">
              <Text color="fg.subtle">{list.nothingFound}</Text>
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  search.clear();
                  setFilter('all');
                }}
              >
                {list.reset}
              </Button>
            </Stack>
          ) : (
            <Stack
              as="ul"
              gap="0"
              listStyleType="none"
              aria-label={list.label}
              aria-busy={found.isPlaceholderData || undefined}
              opacity={found.isPlaceholderData ? 0.6 : 1}
              border="1px solid"
              borderColor="border"
              borderRadius="card"
              overflow="hidden"
            >
              {shown.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isOpened={message.id === item}
                  onOpen={() => open(message.id)}
                />
              ))}
            </Stack>
          )}
        </Box>
        <Box
          hideBelow={item === null ? 'lg' : undefined}
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="4"
        >
          {opened ? (
            <MessageReader
              message={opened}
              marking={marking}
              onMark={(state) => mark(opened.id, state)}
              onDelete={() => remove(opened.id)}
              focusedWithout={focusedWithout(opened.id)}
              onClose={close}
            />
          ) : item === null ? (
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
          ) : (
            <Alert.Root status="info" borderRadius="card" alignItems="center">
              <Alert.Indicator />
              <Alert.Title flex="1">{reader.gone}</Alert.Title>
              <Button size="sm" variant="outline" onClick={close}>
                {reader.back}
              </Button>
            </Alert.Root>
          )}
        </Box>
      </Grid>
    </>
  );
}
