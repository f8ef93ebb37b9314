import { Box, Grid, Text } from '@chakra-ui/react';
import { diffWordsWithSpace } from 'diff';
import { useTexts } from '~/i18n/texts';

/** Texts that differ more are shown without marks: comparing them word by word would block the screen. */
const MOST_DIFFERENCES = 2_000;

interface Piece {
  text: string;
  isDifferent: boolean;
}

/** The pieces of each text, those marked that the other one lacks. */
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

/** What German said when it was translated, beside what it says today. */
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
    // Beside each other where there is room: this stands in wide dialogs and in narrow columns.
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
      <Version label={outdated.before} pieces={found.before} as="del" />
      <Version label={outdated.now} pieces={found.now} as="ins" />
    </Grid>
  );
}

/** Struck out or underlined as well as coloured: colour alone tells nothing to those who do not see it. */
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
    <div>
      <Text fontSize="0.8125rem" fontWeight="600" color="fg.subtle">
        {label}
      </Text>
      <Box
        mt="1"
        p="2.5"
        maxH="16rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={label}
        bg="bg"
        border="1px solid"
        borderColor="border"
        borderRadius="control"
        fontSize="0.875rem"
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lang="de"
      >
        {isEmpty && outdated.wasEmpty}
        {pieces.map(({ text, isDifferent }, index) =>
          isDifferent ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
            <Box as={as} key={index} {...LOOKS[as]}>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </div>
  );
}
