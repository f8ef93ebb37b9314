import { Box, Flex, Image, Text } from '@chakra-ui/react';
import type { HistoryEntry, HistoryPicture } from 'contract/history';
import { PUBLICATION } from 'contract/history-fields';
import { ImageOff } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { dayDate, listDate } from './dates';
import { Quote } from './quote';
import { thumbnailOf } from './thumbnail';

/** A day, or a moment as databases give it. */
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

interface HistoryValueProps {
  entry: HistoryEntry;
  side: 'before' | 'after';
  wordsOf: (value: string | boolean) => string | undefined;
  emptyText: string;
}

export function HistoryValue({ entry, side, wordsOf, emptyText }: HistoryValueProps) {
  const words = useTexts('admin-history');
  const { conflict } = useTexts('admin');
  const publication = usePublication();
  const value = entry[side];
  const label = words[side];
  if (typeof value === 'object' && value !== null) return <Picture label={label} picture={value} />;
  const shown = () => {
    if (entry.field === PUBLICATION) return publication(entry, side);
    if (value === null) return wordsOf('') || emptyText;
    const own = typeof value === 'number' ? undefined : wordsOf(value);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return value ? conflict.on : conflict.off;
    const text = String(value);
    const [date, time] = DATE.exec(text) ?? [];
    if (date === undefined) return text;
    return time === undefined ? dayDate(text) : listDate(text);
  };
  return (
    <Quote label={label} language={entry.language}>
      {shown()}
    </Quote>
  );
}

function usePublication() {
  const words = useTexts('admin-history');
  return (entry: HistoryEntry, side: 'before' | 'after'): string => {
    const value = entry[side];
    if (typeof value !== 'string') return side === 'after' ? words.withdrawn : words.unpublished;
    const date = listDate(value);
    if (Date.parse(value) > Date.parse(entry.at)) return fill(words.scheduled, { date });
    return side === 'after' ? words.published : fill(words.publishedSince, { date });
  };
}

function Picture({ label, picture }: { label: string; picture: HistoryPicture }) {
  const words = useTexts('admin-history');
  const { url, alternativeText } = picture;
  const name = picture.name ?? fill(words.unknownPicture, { number: picture.picture });
  return (
    <Box minW="0" role="group" aria-label={label}>
      <Text fontSize="0.8125rem" fontWeight="600" color="fg.subtle">
        {label}
      </Text>
      <Flex mt="1" p="2.5" gap="3" align="center" bg="bg.muted" borderRadius="control" fontSize="0.875rem">
        {url === null ? (
          <ImageOff size={20} aria-hidden="true" />
        ) : (
          <Image
            src={thumbnailOf({ url, width: null })}
            alt={alternativeText}
            w="6rem"
            h="4.5rem"
            flexShrink="0"
            objectFit="cover"
            borderRadius="l1"
          />
        )}
        <Text minW="0" overflowWrap="anywhere">
          {url === null ? fill(words.lostPicture, { name }) : name}
        </Text>
      </Flex>
    </Box>
  );
}
