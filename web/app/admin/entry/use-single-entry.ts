import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import { SINGLE_FIELDS, type SingleKind } from 'contract/single-kinds';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { type Entry, useEntry, type ValueWords } from './use-entry';

/** Beside its fields. An alias, because an interface would not stand for a record of them. */
export type StoredSingleEntry = {
  lastUpdated: string | null;
  updatedBy: string | null;
  etag: string;
};

type Words = Readonly<Record<string, string>>;

interface SingleEntryOptions<Stored extends StoredSingleEntry> {
  kind: SingleKind;
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
export function useSingleEntry<Stored extends StoredSingleEntry>({
  kind,
  stored,
  data,
  builtIn,
  labels,
  longNames = labels,
  hints,
  notices,
  readOnly,
  mayUpdate,
  valueWords,
}: SingleEntryOptions<Stored>): Entry {
  const fields = SINGLE_FIELDS[kind];
  const valuesOf = (entry: Readonly<Record<string, unknown>>): Fields =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, String(entry[name] ?? '')]));
  return useEntry<Stored>({
    kind,
    key: kind,
    fields,
    names: FIELD_FIRST,
    stored,
    valuesOf,
    send: (changes, etag) => data.save(kind, changes, etag),
    patchCache: data.usePatch(kind),
    savedNotice: { title: notices.saved, description: notices.savedText },
    isReadOnly: !mayUpdate,
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
