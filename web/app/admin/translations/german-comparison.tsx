import { Box, Grid, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { diffWordsWithSpace } from 'diff';
import { Quote } from '~/admin/parts/quote';
import { useTexts } from '~/i18n/texts';

/** Texts that differ more are shown without marks: comparing them by words would block the screen. */
const MOST_DIFFERENCES = 2_000;

interface Piece {
  text: string;
  isDifferent: boolean;
}

function differences(before: string, now: string): { before: Piece[]; now: Piece[] } {
  const parts = diffWordsWithSpace(before, now, { maxEditLength: MOST_DIFFERENCES });
  if (!parts) {
    return { before: [{ text: before, isDifferent: false }], now: [{ text: now, isDifferent: false }] };
  }
  return {
    before: parts
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isDifferent: removed })),
    now: parts
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isDifferent: added })),
  };
}

export function GermanComparison({ before, now }: { before: string | null; now: string }) {
  const { outdated } = useTexts('admin-translations');
  if (before === null) {
    return (
      <>
        <Text mb="2">{outdated.unknown}</Text>
        <Version label={outdated.now} pieces={[{ text: now, isDifferent: false }]} as="ins" />
      </>
    );
  }
  const found = differences(before.trim(), now.trim());
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
      <Version label={outdated.before} pieces={found.before} as="del" />
      <Version label={outdated.now} pieces={found.now} as="ins" />
    </Grid>
  );
}

/** Underlined or struck out, because colour alone is not accessible. */
const LOOKS = {
  del: { bg: 'red.subtle', color: 'red.fg', textDecoration: 'line-through' },
  ins: { bg: 'green.subtle', color: 'green.fg', textDecoration: 'underline' },
} as const;

interface VersionProps {
  label: string;
  pieces: readonly Piece[];
  as: 'del' | 'ins';
}

function Version({ label, pieces, as }: VersionProps) {
  const { outdated } = useTexts('admin-translations');
  const isEmpty = pieces.every(({ text }) => text === '');
  return (
    <Quote
      label={label}
      language={DEFAULT_LANGUAGE}
      maxH="16rem"
      bg="bg"
      border="1px solid"
      borderColor="border"
      lineHeight="1.55"
    >
      {isEmpty && outdated.wasEmpty}
      {pieces.map(({ text, isDifferent }, index) =>
        isDifferent ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a piece is its only identity
          <Box as={as} key={index} {...LOOKS[as]}>
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Quote>
  );
}
