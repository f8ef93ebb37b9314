import { inputOf } from 'contract/draft-fields';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { type Entry, useEntry, type ValueWords } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import type { OrderedItem, OrderedKind } from './ordered-kind';

/** Names a kind's choices, and whether an entry is published. */
export function useOrderedValueWords({
  useChoiceWords,
}: Pick<OrderedKind<never, never>, 'useChoiceWords'>): ValueWords {
  const { published, withdrawn } = useTexts('admin-history');
  const own = useChoiceWords();
  return (place, value) => {
    if (typeof value !== 'boolean') return own(place, value);
    return place.field === 'isPublished' ? (value ? published : withdrawn) : undefined;
  };
}

/** Opens an entry of an ordered kind in its form. */
export function useOrderedEntry<Item extends OrderedItem, Input>(
  { tab, kind, copy, data, shape, sharedNames, widgets, valuesOf, ...words }: OrderedKind<Item, Input>,
  item: Item,
): Entry {
  const { fields, places, hints, editor } = useTexts(copy);
  const { may } = useAccount();
  const ownHint = words.useOwnHints?.();
  const valueWords = useOrderedValueWords(words);
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry<Item>({
    ...shape,
    kind,
    key: item.key,
    stored: item,
    valuesOf,
    // Absent fields stay as they are (decision C1).
    send: (changes, etag) => data.save(item.key, inputOf(kind, changes) as Input, etag),
    patchCache: data.useCache().patch,
    savedNotice: { title: editor.saved },
    isReadOnly: !may[tab].update,
    widgets,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      placeholderOf: ({ field, language }) =>
        language === DEFAULT_LANGUAGE || sharedNames.includes(field) ? '' : hints.untranslated,
      hintOf: (place, value) => {
        const { field, language } = place;
        if (field === 'isPublished') return value ? hints.published : hints.hidden;
        const isShared = language === null || language === DEFAULT_LANGUAGE;
        return ownHint?.(place, value) ?? (isShared ? shownAt[field] : undefined);
      },
      valueWords,
      readOnly: hints.readOnly,
    },
  });
}
