import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { StoredMessage } from 'contract/message';
import { CircleAlert } from 'lucide-react';
import { listDate } from '~/admin/parts/dates';
import { useTexts } from '~/i18n/texts';
import { fullName } from './mail-link';
import { excerptOf, spamSuspicion } from './message-facts';

const STATE_COLORS = { unread: 'petrol', read: 'fg.subtle', done: 'green.fg', spam: 'red.fg' } as const;

export const rowId = (id: string) => `message-${id}`;

interface MessageRowProps {
  message: StoredMessage;
  isOpened: boolean;
  onOpen: () => void;
}

export function MessageRow({ message, isOpened, onOpen }: MessageRowProps) {
  const { states, spam } = useTexts('admin-messages');
  const { id, state, email, company, submittedAt, spamScore, language } = message;
  const isUnread = state === 'unread';
  const suspicion = spamSuspicion(spamScore);
  return (
    <chakra.button
      type="button"
      id={rowId(id)}
      display="block"
      w="full"
      px="4"
      py="3"
      textAlign="start"
      cursor="pointer"
      bg={isOpened ? 'sky' : 'bg'}
      boxShadow={isOpened ? 'inset 3px 0 0 {colors.petrol}' : undefined}
      _hover={{ bg: isOpened ? 'sky' : 'paper' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'petrol', outlineOffset: '-2px' }}
      aria-current={isOpened || undefined}
      onClick={onOpen}
    >
      <Flex justify="space-between" align="baseline" gap="3">
        <Text
          as="span"
          fontSize="0.9375rem"
          fontWeight={isUnread ? '700' : '500'}
          color="fg"
          minW="0"
          truncate
        >
          {fullName(message) || email}
        </Text>
        <chakra.time
          dateTime={submittedAt}
          flexShrink="0"
          fontSize="0.8125rem"
          color="fg.subtle"
          fontVariantNumeric="tabular-nums"
        >
          {listDate(submittedAt)}
        </chakra.time>
      </Flex>
      <Text as="span" display="block" fontSize="0.8125rem" color="fg.muted" truncate>
        {company || email}
      </Text>
      <Text as="span" display="block" fontSize="0.8125rem" color="fg.subtle" truncate lang={language}>
        {excerptOf(message.message)}
      </Text>
      <Flex mt="1" gap="3" fontSize="0.75rem" wrap="wrap">
        <Box as="span" color={STATE_COLORS[state]} fontWeight={isUnread ? '700' : '500'}>
          {states[state]}
        </Box>
        {suspicion !== 'none' && state !== 'spam' && (
          <Flex as="span" align="center" gap="1" color="yellow.fg">
            <CircleAlert size={12} aria-hidden="true" />
            {spam[suspicion]}
          </Flex>
        )}
      </Flex>
    </chakra.button>
  );
}
