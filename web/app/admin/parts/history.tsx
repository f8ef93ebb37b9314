import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import type { HistoryEntry } from 'contract/history';
import { PUBLICATION } from 'contract/history-fields';
import { History as Clock, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHistory, useUndo } from '~/admin/data/history';
import type { HistoryPlace } from '~/admin/data/query-keys';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { listDate } from './dates';
import { Disclosure } from './disclosure';
import { HistoryValue } from './history-value';
import { labelIn } from './language-name';
import { LoadMore } from './load-more';
import { Loaded } from './load-state';
import { useFailureNotice } from './notices';

interface HistoryProps {
  place: HistoryPlace;
  name?: string;
  labelOf: (entry: HistoryEntry) => string;
  /** Returns the words that the form shows for a value, or for none (an empty text); undefined for a text. */
  wordsOf?: (entry: HistoryEntry, value: string | boolean) => string | undefined;
  emptyText?: string;
  mayUndo: (entry: HistoryEntry) => boolean;
  onUndone?: () => void;
}

/** Shows who changed what, and puts an earlier value back by one click, which is a change of its own. */
export function History({ name, ...rest }: HistoryProps) {
  const { open } = useTexts('admin-history');
  return (
    <Box>
      <Disclosure Icon={Clock} label={name ?? open}>
        <Changes {...rest} />
      </Disclosure>
    </Box>
  );
}

const isSamePlace = (one: HistoryEntry, other: HistoryEntry) =>
  one.field === other.field && one.language === other.language;

export function Changes({ place, labelOf, onUndone, ...rest }: Omit<HistoryProps, 'name'>) {
  const words = useTexts('admin-history');
  const query = useHistory(place);
  const { mutateAsync, isPending } = useUndo(place);
  const notifyFailure = useFailureNotice();
  const list = useRef<HTMLOListElement>(null);
  const [undone, setUndone] = useState<{ id: number; field: string } | null>(null);
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap(({ items }) => items);
  const undo = async (entry: HistoryEntry) => {
    const newest = entries.find((other) => isSamePlace(other, entry)) ?? entry;
    setUndone(null);
    try {
      const { id } = await mutateAsync({ entry, newest: newest.id });
      setUndone({ id, field: labelOf(entry) });
      onUndone?.();
    } catch (error) {
      notifyFailure(words.undoFailed, error, 'unchanged');
    }
  };
  const made = entries.find(({ id }) => id === undone?.id);
  return (
    <Loaded query={query}>
      {entries.length === 0 && <Text color="fg.subtle">{words.nothing}</Text>}
      <Flex wrap="wrap" gap="3" align="center" mb={undone ? '3' : '0'}>
        <Text role="status" fontSize="0.875rem">
          {undone && fill(words.undone, { field: undone.field })}
        </Text>
        {made && (
          <Button size="sm" variant="outline" onClick={() => void undo(made)}>
            {words.redo}
          </Button>
        )}
      </Flex>
      <Box as="ol" ref={list} listStyleType="none" p="0" display="grid" gap="4">
        {entries.map((entry) => (
          <Change
            key={entry.id}
            {...rest}
            labelOf={labelOf}
            entry={entry}
            isBusy={isPending}
            onUndo={() => void undo(entry)}
          />
        ))}
      </Box>
      <LoadMore list={list} shown={entries.length} total={pages.at(-1)?.total ?? 0} query={query} />
    </Loaded>
  );
}

interface ChangeProps extends Omit<HistoryProps, 'name' | 'place' | 'onUndone'> {
  entry: HistoryEntry;
  isBusy: boolean;
  onUndo: () => void;
}

function Change({ entry, labelOf, wordsOf, emptyText, mayUndo, isBusy, onUndo }: ChangeProps) {
  const words = useTexts('admin-history');
  const { sources } = useTexts('admin-audit');
  const field = entry.field === PUBLICATION ? words.publication : labelOf(entry);
  const date = listDate(entry.at);
  return (
    <Box as="li" minW="0">
      <Text fontWeight="600" fontSize="0.875rem" overflowWrap="anywhere">
        {entry.field === PUBLICATION && entry.language ? labelIn(field, entry.language) : field}
      </Text>
      <Text fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
        {fill(words.by, {
          date,
          account: entry.account ?? words.unknownAccount,
          source: sources[entry.source],
        })}
      </Text>
      <Grid mt="2" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
        {(['before', 'after'] as const).map((side) => (
          <HistoryValue
            key={side}
            entry={entry}
            side={side}
            wordsOf={(value) => wordsOf?.(entry, value)}
            emptyText={emptyText ?? words.empty}
          />
        ))}
      </Grid>
      {entry.field !== PUBLICATION && mayUndo(entry) && (
        <Button
          mt="2"
          size="sm"
          variant="outline"
          aria-label={fill(words.undoOf, { field, date })}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onUndo()}
        >
          <RotateCcw size={15} aria-hidden="true" />
          {words.undo}
        </Button>
      )}
    </Box>
  );
}
