import { Box, Button, Flex, Grid, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import type { PublicationProblem } from 'contract/draft';
import type { Language } from 'contract/languages';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { type Change, withoutField } from '~/admin/drafts/draft';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { useDraftSync } from '~/admin/drafts/use-draft-sync';
import { longDate } from '~/admin/parts/dates';
import { Notice } from '~/admin/parts/notice';
import { Quote } from '~/admin/parts/quote';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { languageOf, placeOf } from './change-place';
import type { OpenEntry } from './open-entries';
import { useChangeWords } from './use-change-words';
import { useProblemText } from './use-problem-text';

interface ChangedEntryProps {
  entry: OpenEntry;
  problems: readonly PublicationProblem[];
  onLeave: () => void;
}

export function ChangedEntry({ entry, problems, onLeave }: ChangedEntryProps) {
  const words = useTexts('admin-changes');
  const store = useDraftStore();
  const sync = useDraftSync();
  const { navigate } = useAdminLocation();
  const { entry: nameOf, label: labelOf, value: shownValue } = useChangeWords();
  const problemText = useProblemText();
  const heading = useId();
  const { kind, key, draft, draftKey, isForeign } = entry;
  const name = nameOf(kind, key);
  const date = longDate(draft.touchedAt);
  const open = () => {
    onLeave();
    navigate(placeOf(kind, key, Object.keys(draft.changes)));
  };
  return (
    <Box as="li" layerStyle="card" p={{ base: '3', sm: '4' }} minW="0" aria-labelledby={heading}>
      <Flex gap="3" wrap="wrap" align="start" justify="space-between">
        <Box minW="0" flex="1 1 14rem">
          <Heading as="h3" id={heading} fontSize="1rem" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text fontSize="0.8125rem" color="fg.subtle">
            {fill(isForeign ? words.touchedElsewhere : words.touchedAt, { date })}
            {sync.isBehind(draftKey) && ` ${words.onlyHere}`}
          </Text>
        </Box>
        <Button
          size="sm"
          variant="outline"
          aria-label={fill(words.openEntry, { entry: name })}
          onClick={open}
        >
          {words.open}
        </Button>
      </Flex>
      <Problems texts={problems.filter((one) => one.name === null).map(problemText)} />
      <Stack gap="4" mt="3">
        {Object.entries(draft.changes).map(([field, change]) => {
          const label = labelOf(kind, field);
          const own = problems.filter((one) => one.name === field);
          const stored = own[0]?.stored;
          return (
            <Box key={field} minW="0">
              <Flex align="center" justify="space-between" gap="2">
                <Text fontWeight="600" fontSize="0.875rem" minW="0" overflowWrap="anywhere">
                  {label}
                </Text>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={fill(words.discardOne, { label })}
                  title={words.discard}
                  onClick={() => store.set(draftKey, withoutField(draft, field))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </Flex>
              <OldAndNew
                change={change}
                language={languageOf(kind, field)}
                shown={(value) => shownValue(kind, field, value)}
              />
              <Problems
                texts={own.map(problemText)}
                stored={stored === undefined ? undefined : shownValue(kind, field, stored)}
              />
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}

interface OldAndNewProps {
  change: Change;
  language: Language | null;
  shown: (value: Change['to']) => string;
}

function OldAndNew({ change, language, shown }: OldAndNewProps) {
  const words = useTexts('admin-changes');
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
      <Quote label={words.before} language={language}>
        {shown(change.from)}
      </Quote>
      <Quote label={words.after} language={language}>
        {shown(change.to)}
      </Quote>
      {change.rival !== undefined && (
        <Quote label={words.other} language={language}>
          {shown(change.rival)}
        </Quote>
      )}
    </Grid>
  );
}

function Problems({ texts, stored }: { texts: readonly string[]; stored?: string | undefined }) {
  const { problems } = useTexts('admin-changes');
  if (texts.length === 0) return null;
  return (
    <Notice status="error" size="sm" borderRadius="control" mt="2">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      {stored !== undefined && (
        <Quote label={problems.now} language={null}>
          {stored}
        </Quote>
      )}
    </Notice>
  );
}
