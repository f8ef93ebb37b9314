import { Fieldset, Stack } from '@chakra-ui/react';
import type { DescribedFields } from 'contract/field';
import { SharedFields } from './entry-field';
import type { Entry } from './use-entry';

/** Begins a group at each field that says so. */
function groupsOf(fields: DescribedFields): [group: string, names: string[]][] {
  const groups: [string, string[]][] = [];
  for (const [name, { begins }] of Object.entries(fields)) {
    if (begins !== undefined) groups.push([begins, []]);
    groups.at(-1)?.[1].push(name);
  }
  return groups;
}

interface GroupedFieldsProps {
  entry: Entry;
  /** Headings by the name of the group. */
  titles: Readonly<Record<string, string>>;
}

export function GroupedFields({ entry, titles }: GroupedFieldsProps) {
  return (
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
  );
}
