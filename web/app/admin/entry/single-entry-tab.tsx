import { Box, Fieldset, Stack } from '@chakra-ui/react';
import type { DescribedFields } from 'contract/field';
import { LastChange } from '~/admin/parts/last-change';
import { LoadedTab, type LoadedTabProps } from '~/admin/parts/loaded-tab';
import { Notice } from '~/admin/parts/notice';
import { SharedFields } from './entry-field';
import { EntryForm } from './entry-form';
import type { Entry } from './use-entry';
import type { StoredSingleEntry } from './use-single-entry';

function groupsOf(fields: DescribedFields): [group: string, names: string[]][] {
  const groups: [string, string[]][] = [];
  for (const [name, { begins }] of Object.entries(fields)) {
    if (begins !== undefined) groups.push([begins, []]);
    groups.at(-1)?.[1].push(name);
  }
  return groups;
}

interface SingleEntryFormProps<Stored> {
  stored: Stored;
  titles: Readonly<Record<string, string>>;
  useEntry: (stored: Stored) => Entry;
  noticeOf?: (stored: Stored) => { status: 'info' | 'warning'; title: string; text: string } | false;
}

type SingleEntryTabProps<Stored> = Omit<LoadedTabProps<Stored>, 'children'> &
  Omit<SingleEntryFormProps<Stored>, 'stored'>;

export function SingleEntryTab<Stored extends StoredSingleEntry>(props: SingleEntryTabProps<Stored>) {
  const { tab, lead, query, ...form } = props;
  return (
    <LoadedTab tab={tab} lead={lead} query={query}>
      {(stored) => <SingleEntryForm stored={stored} {...form} />}
    </LoadedTab>
  );
}

function SingleEntryForm<Stored extends StoredSingleEntry>({
  stored,
  titles,
  useEntry,
  noticeOf,
}: SingleEntryFormProps<Stored>) {
  const entry = useEntry(stored);
  const notice = noticeOf?.(stored);
  const values: Readonly<Record<string, unknown>> = stored;
  return (
    <Box maxW="40rem" display="flex" flexDirection="column">
      {notice && <Notice mb="6" {...notice} />}
      <EntryForm
        entries={[entry]}
        onClose={null}
        note={<LastChange of={stored} isEmpty={Object.keys(entry.fields).every((name) => !values[name])} />}
      >
        <Stack gap="8" flex="1">
          {groupsOf(entry.fields).map(([group, names]) => (
            <Fieldset.Root key={group}>
              <Fieldset.Legend fontSize="1.0625rem" fontWeight="650" color="fg">
                {titles[group]}
              </Fieldset.Legend>
              <SharedFields entry={entry} gap="5" of={names} />
            </Fieldset.Root>
          ))}
        </Stack>
      </EntryForm>
    </Box>
  );
}
