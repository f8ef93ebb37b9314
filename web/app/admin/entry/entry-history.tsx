import { Flex } from '@chakra-ui/react';
import type { HistoryEntry } from 'contract/history';
import type { FieldValue } from '~/admin/drafts/draft';
import { History } from '~/admin/parts/history';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { Entry } from './use-entry';

/** Offers the history of the entries of a form; an earlier value goes into its field. */
export function EntryHistory({ entries }: { entries: readonly Entry[] }) {
  const { openOf, kinds, open } = useTexts('admin-history');
  return (
    <Flex direction="column" gap="3" mt="6">
      {entries.map((entry) => (
        <History
          key={entry.kind}
          place={{ kind: entry.kind, key: entry.key }}
          name={entries.length > 1 ? fill(openOf, { kind: kinds[entry.kind] }) : open}
          labelOf={({ field, language }) =>
            field in entry.fields ? entry.labelOf(entry.names.of({ field, language })) : field
          }
          onTake={(change) => taking(entry, change)}
        />
      ))}
    </Flex>
  );
}

function taking({ fields, names, form, isReadOnly }: Entry, { field, language, before }: HistoryEntry) {
  const widget = fields[field]?.widget;
  if (!widget || isReadOnly) return null;
  const value: FieldValue = widget === 'list' ? String(before ?? '').split('\n') : (before ?? '');
  return () => form.set(names.of({ field, language }), value);
}
