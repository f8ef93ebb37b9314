import { Button, Stack, Text } from '@chakra-ui/react';
import type { StoredMessage } from 'contract/message';
import { useRef } from 'react';
import { countUnloaded } from '~/admin/data/loaded-pages';
import type { useMessages } from '~/admin/data/messages';
import { LoadMore } from '~/admin/parts/load-more';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { fill, useTexts } from '~/i18n/texts';
import { MessageRow } from './message-row';

interface MessageListProps {
  query: ReturnType<typeof useMessages>;
  shown: readonly StoredMessage[];
  openedId: string | null;
  onOpen: (id: string) => void;
  /** Shows all messages again. */
  onReset: () => void;
}

/** The messages of a search and a state, as far as they have been loaded. */
export function MessageList({ query, shown, openedId, onOpen, onReset }: MessageListProps) {
  const { list } = useTexts('admin-messages');
  const rows = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData } = query;
  if (query.isError && !query.isFetchNextPageError) {
    return <LoadFailure error={query.error} onRetry={() => query.refetch()} />;
  }
  if (!data) return <Loading />;
  const total = shown.length + countUnloaded(data);
  return (
    <>
      <Text role="status" mb="2" fontSize="0.8125rem" color="fg.subtle">
        {total === 1 ? list.countOne : fill(list.count, { count: total })}
      </Text>
      {total === 0 ? (
        <Stack align="start" gap="3" py="4">
          <Text color="fg.subtle">{list.nothingFound}</Text>
          <Button size="sm" variant="outline" onClick={onReset}>
            {list.reset}
          </Button>
        </Stack>
      ) : (
        <Stack
          ref={rows}
          as="ul"
          gap="0"
          listStyleType="none"
          aria-label={list.label}
          aria-busy={isPlaceholderData || undefined}
          opacity={isPlaceholderData ? 0.6 : 1}
          border="1px solid"
          borderColor="border"
          borderRadius="card"
          overflow="hidden"
        >
          {shown.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isOpened={message.id === openedId}
              onOpen={() => onOpen(message.id)}
            />
          ))}
        </Stack>
      )}
      <LoadMore query={query} list={rows} shown={shown.length} total={total} />
    </>
  );
}
