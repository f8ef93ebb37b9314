import { Box, Button, chakra, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { isLanguage } from 'contract/languages';
import type { StoredMessage } from 'contract/message';
import { MESSAGE_STATES, type MessageState } from 'contract/message-fields';
import { Reply, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeleteMessage } from '~/admin/data/messages';
import { Deletion } from '~/admin/list/deletion';
import { Chip } from '~/admin/list/toolbar';
import { BackButton } from '~/admin/parts/back-button';
import { longDate } from '~/admin/parts/dates';
import { languageName } from '~/admin/parts/language-name';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { Facts } from './facts';
import { fullName, mailLink } from './mail-link';
import { interestLabel, spamSuspicion } from './message-facts';

interface MessageReaderProps {
  message: StoredMessage;
  marking: MessageState | null;
  onMark: (id: string, state: MessageState) => void;
  /** Names the message before its deletion, and null when that has failed. */
  onDeleting: (id: string | null) => void;
  onDeleted: () => void;
  focusedWithout: string;
  onClose: () => void;
}

export function MessageReader({ message, onClose, ...actions }: MessageReaderProps) {
  const { reader } = useTexts('admin-messages');
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, submittedAt, email, language } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the message, not its state
  useEffect(() => heading.current?.focus(), [id]);
  return (
    <Flex
      as="section"
      aria-label={reader.label}
      direction="column"
      // Keeps the actions visible beside a long list: only the text scrolls.
      maxH={{ lg: 'calc(100dvh - 2rem)' }}
      overflowY={{ lg: 'auto' }}
      layerStyle="card"
      p={{ base: '4', md: '6' }}
    >
      <BackButton mb="3" alignSelf="start" hideFrom="lg" onClick={onClose}>
        {reader.back}
      </BackButton>
      <Heading
        ref={heading}
        tabIndex={-1}
        as="h3"
        fontSize="1.25rem"
        lineHeight="1.3"
        overflowWrap="anywhere"
        outline="none"
      >
        {fill(reader.from, { name: fullName(message) || email })}
      </Heading>
      <Text mt="1" fontSize="0.875rem" color="fg.subtle">
        <time dateTime={submittedAt}>{longDate(submittedAt)}</time>
      </Text>
      <MessageFacts message={message} />
      <MessageActions message={message} {...actions} />
      <Box
        role="group"
        aria-label={reader.text}
        tabIndex={0}
        mt="5"
        pt="5"
        flexShrink="1"
        minH={{ lg: 'min(8rem, max-content)' }}
        overflowY={{ lg: 'auto' }}
        borderTop="1px solid"
        borderColor="border"
        _focusVisible={{ outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' }}
      >
        <Text lang={language} maxW="42rem" lineHeight="1.65" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {message.message}
        </Text>
      </Box>
    </Flex>
  );
}

function MessageFacts({ message }: { message: StoredMessage }) {
  const { reader, interests, spam } = useTexts('admin-messages');
  const { number, email, company, interest, product, language, page, campaign, spamScore } = message;
  const mail = (
    <Link href={`mailto:${email}`} color="petrol" overflowWrap="anywhere">
      {email}
    </Link>
  );
  return (
    <Facts
      facts={[
        ...(number ? [{ label: reader.number, value: number }] : []),
        { label: reader.email, value: mail },
        { label: reader.company, value: company || reader.none },
        { label: reader.interest, value: interestLabel(interest, interests) || reader.none },
        ...(product ? [{ label: reader.product, value: product }] : []),
        {
          label: reader.language,
          value: isLanguage(language) ? languageName(language) : language || reader.none,
        },
        ...(page ? [{ label: reader.page, value: page }] : []),
        ...(campaign ? [{ label: reader.campaign, value: campaign }] : []),
        { label: reader.spam, value: spam[spamSuspicion(spamScore)] },
      ]}
    />
  );
}

function MessageActions({
  message: { id, ...message },
  marking,
  onMark,
  onDeleting,
  onDeleted,
  focusedWithout,
}: Omit<MessageReaderProps, 'onClose'>) {
  const { reader, deletion, answers, marks, states } = useTexts('admin-messages');
  const { may } = useAccount();
  const { mutateAsync } = useDeleteMessage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const focused = useRef(focusedWithout);
  const remove = async () => {
    // Read before the deletion, while the message is still in the list.
    focused.current = focusedWithout;
    onDeleting(id);
    try {
      await mutateAsync(id);
    } catch (error) {
      onDeleting(null);
      throw error;
    }
    onDeleted();
  };
  return (
    <Flex mt="5" columnGap="4" rowGap="3" wrap="wrap" align="center">
      <ButtonLink size="sm">
        <a href={mailLink(message, answers)}>
          <Reply size={16} aria-hidden="true" />
          {reader.answer}
        </a>
      </ButtonLink>
      {may.messages.update && (
        <Flex as="fieldset" gap="1.5" wrap="wrap" minW="0" border="0" p="0">
          <chakra.legend srOnly>{marks.label}</chakra.legend>
          {/* All stay enabled, so that the pressed one keeps the focus. */}
          {MESSAGE_STATES.map((name) => (
            <Chip
              key={name}
              isChosen={name === message.state}
              isBusy={marking === name}
              isDisabled={marking !== null}
              onChoose={() => name !== message.state && onMark(id, name)}
            >
              {states[name]}
            </Chip>
          ))}
        </Flex>
      )}
      {may.messages.delete && (
        <Button size="sm" {...QUIET_DANGER} ms={{ md: 'auto' }} onClick={() => setDialogOpen(true)}>
          <Trash2 size={16} aria-hidden="true" />
          {reader.delete}
        </Button>
      )}
      <Deletion
        isOpen={isDialogOpen}
        title={deletion.title}
        texts={deletion}
        remove={remove}
        onClose={() => setDialogOpen(false)}
        focusAfter={() => document.getElementById(focused.current)}
      >
        {deletion.text}
      </Deletion>
    </Flex>
  );
}
