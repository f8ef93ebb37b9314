import { inputOf } from 'contract/draft-fields';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { type Entry, useEntry } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import type { OrderedItem, OrderedKind } from './ordered-kind';

/** Opens an entry of an ordered kind in its form. */
export function useOrderedEntry<Item extends OrderedItem, Input>(
  { tab, kind, copy, data, shape, sharedNames, widgets, valuesOf, useOwnWords }: OrderedKind<Item, Input>,
  item: Item,
): Entry {
  const { fields, places, hints, editor } = useTexts(copy);
  const { published, withdrawn } = useTexts('admin-history');
  const { may } = useAccount();
  const own = useOwnWords?.();
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
        return own?.hintOf?.(place, value) ?? (isShared ? shownAt[field] : undefined);
      },
      valueWords: (place, value) => {
        if (place.field === 'isPublished') return value ? published : withdrawn;
        return own?.valueWords?.(place, value);
      },
      readOnly: hints.readOnly,
    },
  });
}
