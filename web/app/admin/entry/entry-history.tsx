import { Flex } from '@chakra-ui/react';
import type { Place } from 'contract/entry-body';
import type { HistoryEntry } from 'contract/history';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { History } from '~/admin/parts/history';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

import type { Entry } from './use-entry';

export function EntryHistory({ entries }: { entries: readonly Entry[] }) {
  const { openOf, kinds: others, open } = useTexts('admin-history');
  const kinds = { ...others, ...useKindWords('one') };
  const stored = entries.filter(({ newKind }) => newKind === undefined);
  return (
    <Flex direction="column" gap="3" mt="6">
      {stored.map((entry) => (
        <History
          key={entry.kind}
          place={{ kind: entry.kind, key: entry.key }}
          name={entries.length > 1 ? fill(openOf, { kind: kinds[entry.kind] }) : open}
          labelOf={(change) => {
            const place = placeOf(entry, change);
            return place ? entry.labelOf(entry.names.of(place)) : change.field;
          }}
          wordsOf={(change, value) => {
            const place = placeOf(entry, change);
            return place ? entry.words.valueWords?.(place, value) : undefined;
          }}
          mayUndo={(change) => !entry.isReadOnly && placeOf(entry, change) !== null}
        />
      ))}
    </Flex>
  );
}

/** Finds the field of the form; null for what the form has not. A picture's name begins with that of its list. */
function placeOf({ fields, names }: Entry, { field, language }: HistoryEntry): Place | null {
  if (field in fields) return { field, language };
  const place = names.read(field);
  return place && place.field in fields ? place : null;
}
