import { inputOf } from 'contract/draft-fields';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { declarationOf, type OrderedKind } from 'contract/ordered-kinds';
import { useDraft } from '~/admin/drafts/use-draft';
import { type Entry, useEntry, type ValueWords } from '~/admin/entry/use-entry';
import { longDate } from '~/admin/parts/dates';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { choiceName, type KindTexts } from './kind-texts';
import type { KindItem, KindView } from './kind-view';

export function useOrderedValueWords(): (kind: OrderedKind, texts: KindTexts) => ValueWords {
  const { published, withdrawn } = useTexts('admin-history');
  return (kind, texts) => {
    const { fields } = declarationOf(kind);
    return ({ field }, value) => {
      if (typeof value === 'boolean')
        return field === 'isPublished' ? (value ? published : withdrawn) : undefined;
      const isTime = fields[field]?.widget === 'time' && value !== '';
      return isTime ? longDate(value) : choiceName(texts, field, value);
    };
  };
}

export function useOrderedEntry<Item extends KindItem, Input>(
  { tab, kind, copy, data, shape, sharedNames, widgets, valuesOf, ...words }: KindView<Item, Input>,
  item: Item,
): Entry {
  const texts = useTexts(copy);
  const { fields, places, hints, editor } = texts;
  const { may } = useAccount();
  const { values } = useDraft({ kind, key: item.key }, valuesOf(item));
  const parts = words.wordsOf?.(texts, values);
  const ownHint = words.useOwnHints?.();
  const valueWords = useOrderedValueWords()(kind, texts);
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry<Item>({
    ...(words.shapeOf?.(values) ?? shape),
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
      labelOf: (place) => parts?.labelOf(place) ?? labels[place.field] ?? place.field,
      ...(parts && { groups: parts.groups }),
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
