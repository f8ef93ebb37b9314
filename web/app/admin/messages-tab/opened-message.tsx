import { Alert, Button, Flex } from '@chakra-ui/react';
import type { MessageState } from 'contract/message-fields';
import type { useOpenedMessage } from '~/admin/data/messages';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { useTexts } from '~/i18n/texts';
import { MessageReader } from './message-reader';

interface OpenedMessageProps {
  id: string | null;
  opened: ReturnType<typeof useOpenedMessage>;
  marking: MessageState | null;
  onMark: (id: string, state: MessageState) => void;
  onDelete: (id: string) => Promise<boolean>;
  focusedWithout: (id: string) => string;
  onClose: () => void;
}

export function OpenedMessage({
  id,
  opened,
  marking,
  onMark,
  onDelete,
  focusedWithout,
  onClose,
}: OpenedMessageProps) {
  const { list, reader } = useTexts('admin-messages');
  const { entry, isGone, error, refetch } = opened;
  if (id === null) {
    return (
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
    );
  }
  if (isGone) {
    return (
      <Alert.Root status="info" borderRadius="card" alignItems="center">
        <Alert.Indicator />
        <Alert.Title flex="1">{reader.gone}</Alert.Title>
        <Button size="sm" variant="outline" onClick={onClose}>
          {reader.back}
        </Button>
      </Alert.Root>
    );
  }
  if (!entry) return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <MessageReader
      message={entry}
      marking={marking}
      onMark={(state) => onMark(entry.id, state)}
      onDelete={() => onDelete(entry.id)}
      focusedWithout={focusedWithout(entry.id)}
      onClose={onClose}
    />
  );
}
