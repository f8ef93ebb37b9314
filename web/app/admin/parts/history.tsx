import { Box, Button, Grid, Text } from '@chakra-ui/react';
import type { HistoryEntry } from 'contract/history';
import { History as Clock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useHistory } from '~/admin/data/history';
import type { HistoryPlace } from '~/admin/data/query-keys';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { listDate } from './dates';
import { LoadMore } from './load-more';
import { Loaded } from './load-state';
import { Quote } from './quote';

interface HistoryProps {
  place: HistoryPlace;
  /** Names the button where a screen has several. */
  name?: string;
  labelOf: (entry: HistoryEntry) => string;
  /** Stands for no value, such as the built-in text. */
  emptyText?: string;
  /** Null where the form has no such field, or the account may not write it. */
  onTake: (entry: HistoryEntry) => (() => void) | null;
}

/** Shows who changed what, and puts an earlier value back into the form, where it waits for the save. */
export function History({ name, ...rest }: HistoryProps) {
  const { open } = useTexts('admin-history');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Clock size={16} aria-hidden="true" /> {name ?? open}
      </Button>
      <Box id={id} mt={isOpen ? '3' : '0'}>
        {isOpen && <Changes {...rest} />}
      </Box>
    </Box>
  );
}

function Changes({ place, ...rest }: Omit<HistoryProps, 'name'>) {
  const { nothing, taken } = useTexts('admin-history');
  const query = useHistory(place);
  const list = useRef<HTMLOListElement>(null);
  const [notice, setNotice] = useState('');
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap(({ items }) => items);
  return (
    <Loaded query={query}>
      {entries.length === 0 && <Text color="fg.subtle">{nothing}</Text>}
      <Box as="ol" ref={list} listStyleType="none" p="0" display="grid" gap="4">
        {entries.map((entry) => (
          <Change
            key={entry.id}
            {...rest}
            entry={entry}
            onTaken={(field) => setNotice(fill(taken, { field }))}
          />
        ))}
      </Box>
      <LoadMore list={list} shown={entries.length} total={pages.at(-1)?.total ?? 0} query={query} />
      <Text role="status" fontSize="0.875rem" mt="2">
        {notice}
      </Text>
    </Loaded>
  );
}

interface ChangeProps extends Omit<HistoryProps, 'name' | 'place'> {
  entry: HistoryEntry;
  onTaken: (field: string) => void;
}

function Change({ entry, labelOf, emptyText, onTake, onTaken }: ChangeProps) {
  const words = useTexts('admin-history');
  const { sources } = useTexts('admin-audit');
  const show = useShown(emptyText);
  const take = onTake(entry);
  const field = labelOf(entry);
  const date = listDate(entry.at);
  return (
    <Box as="li" minW="0">
      <Text fontWeight="600" fontSize="0.875rem" overflowWrap="anywhere">
        {field}
      </Text>
      <Text fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
        {fill(words.by, {
          date,
          account: entry.account ?? words.unknownAccount,
          source: sources[entry.source],
        })}
      </Text>
      <Grid mt="2" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
        <Quote label={words.before} language={entry.language}>
          {show(entry.before)}
        </Quote>
        <Quote label={words.after} language={entry.language}>
          {show(entry.after)}
        </Quote>
      </Grid>
      {take && (
        <Button
          mt="2"
          size="sm"
          variant="outline"
          aria-label={fill(words.takeOf, { field, date })}
          onClick={() => {
            take();
            onTaken(field);
          }}
        >
          {words.take}
        </Button>
      )}
    </Box>
  );
}

function useShown(emptyText: string | undefined) {
  const { empty } = useTexts('admin-history');
  const { conflict } = useTexts('admin');
  return (value: HistoryEntry['before']): string => {
    if (typeof value === 'boolean') return value ? conflict.on : conflict.off;
    return value === null ? (emptyText ?? empty) : String(value);
  };
}
