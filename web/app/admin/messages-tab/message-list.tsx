import type { StoredMessage } from 'contract/message';
import { countUnloaded } from '~/admin/data/loaded-pages';
import type { useMessages } from '~/admin/data/messages';
import { FoundRows } from '~/admin/parts/found-rows';
import { useTexts } from '~/i18n/texts';
import { MessageRow } from './message-row';

interface MessageListProps {
  query: ReturnType<typeof useMessages>;
  shown: readonly StoredMessage[];
  openedId: string | null;
  onOpen: (id: string) => void;
  onReset: () => void;
}

export function MessageList({ query, shown, openedId, onOpen, onReset }: MessageListProps) {
  const { list } = useTexts('admin-messages');
  const total = query.data ? shown.length + countUnloaded(query.data) : 0;
  return (
    <FoundRows query={query} texts={list} shown={shown.length} total={total} onReset={onReset}>
      {shown.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          isOpened={message.id === openedId}
          onOpen={() => onOpen(message.id)}
        />
      ))}
    </FoundRows>
  );
}
