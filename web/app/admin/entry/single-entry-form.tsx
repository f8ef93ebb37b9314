import { Box, Fieldset, Stack } from '@chakra-ui/react';
import type { DescribedFields } from 'contract/field';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { LastChange } from '~/admin/parts/last-change';
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

interface SingleEntryFormProps {
  entry: Entry;
  stored: StoredSingleEntry<never>;
  titles: Readonly<Record<string, string>>;
  notice?: { status: 'info' | 'warning'; title: string; text: string } | false;
}

export function SingleEntryForm({ entry, stored, titles, notice }: SingleEntryFormProps) {
  const values: Readonly<Record<string, unknown>> = stored;
  return (
    <Box maxW="40rem" display="flex" flexDirection="column">
      {notice && <Notice mb="6" {...notice} />}
      <EntryForm
        entries={[entry]}
        beside={DEFAULT_LANGUAGE}
        onBeside={() => undefined}
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
