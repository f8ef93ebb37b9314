import { Box, Button, chakra, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { ArrowLeft, Reply, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { longDate } from '~/admin/parts/dates';
import { languageName } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import type { MessageState } from '~/content/site-admin-message-states';
import { isLanguage } from '~/i18n/languages';
import { fill, useTexts } from '~/i18n/texts';
import { fullName, mailLink } from './mail-link';
import { interestLabel, spamSuspicion } from './message-facts';
import type { Message } from './use-messages';

/** What a message can be marked as, the most frequent first. */
const MARKS = ['done', 'read', 'unread', 'spam'] as const satisfies MessageState[];

interface MessageReaderProps {
  message: Message;
  /** The state that is being saved. */
  marking: MessageState | null;
  onMark: (state: MessageState) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One message, and what can be done with it. */
export function MessageReader({ message, marking, onMark, onDelete, onClose }: MessageReaderProps) {
  const { reader } = useTexts('admin-messages');
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, submittedAt, email, language } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the message, not with its state
  useEffect(() => heading.current?.focus(), [id]);
  return (
    <Box
      as="section"
      aria-label={reader.label}
      bg="bg"
      border="1px solid"
      borderColor="border"
      borderRadius="card"
      p={{ base: '4', md: '6' }}
    >
      <Button size="sm" variant="ghost" mb="3" ms="-2" hideFrom="lg" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {reader.back}
      </Button>
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
      <Text
        mt="5"
        pt="5"
        borderTop="1px solid"
        borderColor="border"
        lang={language}
        maxW="42rem"
        lineHeight="1.65"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {message.message}
      </Text>
      <MessageActions message={message} marking={marking} onMark={onMark} onDelete={onDelete} />
    </Box>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const { reader, interests, spam } = useTexts('admin-messages');
  const { email, company, interest, language, spamScore } = message;
  const facts: [label: string, value: ReactNode][] = [
    [
      reader.email,
      <Link key="email" href={`mailto:${email}`} color="petrol" overflowWrap="anywhere">
        {email}
      </Link>,
    ],
    [reader.company, company || reader.none],
    [reader.interest, interestLabel(interest, interests) || reader.none],
    [reader.language, isLanguage(language) ? languageName(language) : language || reader.none],
    [reader.spam, spam[spamSuspicion(spamScore)]],
  ];
  return (
    <Grid
      as="dl"
      mt="4"
      gap="1.5"
      columnGap="5"
      templateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
      fontSize="0.9375rem"
    >
      {facts.map(([label, value]) => (
        <Box key={label} display={{ sm: 'contents' }} mb={{ base: '1', sm: '0' }}>
          <chakra.dt color="fg.subtle">{label}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}

function MessageActions({ message, marking, onMark, onDelete }: Omit<MessageReaderProps, 'onClose'>) {
  const { reader, marks, deletion, answers } = useTexts('admin-messages');
  const { may } = useAccount();
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex mt="6" gap="2" wrap="wrap" align="center">
      <Button asChild size="sm" me={{ md: '2' }}>
        <a href={mailLink(message, answers)}>
          <Reply size={16} aria-hidden="true" />
          {reader.answer}
        </a>
      </Button>
      {may.messages.update &&
        MARKS.filter((state) => state !== message.state).map((state) => (
          <Button
            key={state}
            size="sm"
            variant="outline"
            loading={marking === state}
            disabled={marking !== null}
            onClick={() => onMark(state)}
          >
            {marks[state]}
          </Button>
        ))}
      {may.messages.delete && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          ms={{ md: 'auto' }}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} aria-hidden="true" />
          {reader.delete}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={deletion.title}
        cancel={{ label: deletion.cancel, onChoose: () => setAsking(false) }}
        answers={[
          {
            label: deletion.confirm,
            isDangerous: true,
            onChoose: () => {
              setAsking(false);
              onDelete();
            },
          },
        ]}
      >
        {deletion.text}
      </ConfirmDialog>
    </Flex>
  );
}
