import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import type { TextFields } from 'contract/single-entry-fields';
import type { SingleKind } from 'contract/single-kinds';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { type Entry, useEntry, type ValueWords, type Widgets } from './use-entry';

export type StoredSingleEntry<Name extends string> = Readonly<Record<Name, string | null>> & {
  lastUpdated: string | null;
  updatedBy: string | null;
  etag: string;
};

type Words = Readonly<Record<string, string>>;

interface SingleEntryOptions<Name extends string, Stored extends StoredSingleEntry<Name>> {
  kind: SingleKind;
  fields: TextFields<Name>;
  stored: Stored;
  data: {
    save: (key: string, changes: Fields, etag?: string) => Promise<Stored>;
    usePatch: (key: string) => (stored: Stored) => void;
  };
  builtIn: Words;
  labels: Words;
  /** Names of fields far from the heading of their group, where the labels do not say enough. */
  longNames?: Words;
  hints: Words;
  notices: { saved: string; savedText: string };
  readOnly: string;
  mayUpdate: boolean;
  widgets?: Widgets;
  valueWords: ValueWords;
}

/** Puts the built-in value in the place of an empty text. @param nameOf the words for a stored value */
export function useBuiltInWords(builtIn: Words, nameOf: ValueWords = () => undefined): ValueWords {
  const { conflict } = useTexts('admin');
  return (place, value) => {
    if (value !== '') return nameOf(place, value);
    const own = builtIn[place.field];
    return own ? fill(conflict.builtIn, { value: nameOf(place, own) ?? own }) : undefined;
  };
}

/** Opens content of which there is one entry; an empty text means the built-in value. */
export function useSingleEntry<Name extends string, Stored extends StoredSingleEntry<Name>>({
  kind,
  fields,
  stored,
  data,
  builtIn,
  labels,
  longNames = labels,
  hints,
  notices,
  readOnly,
  mayUpdate,
  widgets,
  valueWords,
}: SingleEntryOptions<Name, Stored>): Entry {
  const names = Object.keys(fields) as Name[];
  return useEntry<Stored>({
    kind,
    key: kind,
    fields,
    names: FIELD_FIRST,
    stored,
    valuesOf: (entry) => Object.fromEntries(names.map((name) => [name, entry[name] ?? ''])),
    send: (changes, etag) => data.save(kind, changes, etag),
    patchCache: data.usePatch(kind),
    savedNotice: { title: notices.saved, description: notices.savedText },
    isReadOnly: !mayUpdate,
    ...(widgets && { widgets }),
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      nameOf: ({ field }) => longNames[field] ?? field,
      hintOf: ({ field }) => hints[field],
      placeholderOf: ({ field }) => builtIn[field] ?? '',
      readOnly,
      valueWords,
    },
  });
}
