import type { Language } from 'contract/languages';
import { ORDERED_SCHEMAS, type StoredEntry } from 'contract/ordered';
import { type ORDERED, type OrderedKind, sharedNamesOf, textFieldsOf } from 'contract/ordered-kinds';
import { z } from 'zod';
import type { ContentClient } from '~/content/store/content-client.server';
import {
  type Localized,
  type LocalizedTexts,
  localizedTexts,
  type Pair,
  type TextsByName,
} from './localized';
import { storedTexts } from './stored-text';

export interface StoredOf<Entry> {
  documentId: string;
  entry: Entry;
}

type Load<Entry> = (language: Language, from?: ContentClient) => Promise<Entry[]>;

export const entriesThat =
  <Entry>(isShown: (entry: Entry) => boolean, load: Load<StoredOf<Entry>>): Load<Entry> =>
  async (language, from) =>
    (await load(language, from)).map(({ entry }) => entry).filter((entry) => isShown(entry));

type FieldsOf<Kind extends OrderedKind> = (typeof ORDERED)[Kind]['fields'];

/** As `isTranslated` of the contract tells. */
type TextFieldsOf<Kind extends OrderedKind> = {
  [Name in keyof FieldsOf<Kind> as FieldsOf<Kind>[Name] extends { isLocalized: true }
    ? FieldsOf<Kind>[Name] extends { widget: 'file' | 'time' }
      ? never
      : Name
    : never]: FieldsOf<Kind>[Name];
};

/** Describes the rows of a kind by its declaration; pictures and files are others. */
export function orderedRow<Kind extends OrderedKind, Others extends z.ZodRawShape>(
  kind: Kind,
  others: Others,
) {
  const names = Object.keys(textFieldsOf(kind)) as (keyof TextFieldsOf<Kind> & string)[];
  return z.object({
    documentId: z.string(),
    key: z.string(),
    ...storedTexts(names),
    ...(ORDERED_SCHEMAS[kind].row.shape as (typeof ORDERED_SCHEMAS)[Kind]['row']['shape']),
    ...others,
  });
}

/** Kinds whose texts have a title, and whose shared fields pages get as they are stored. */
type DeclaredKind = 'event' | 'opening' | 'resource';

export type OrderedEntry<Kind extends DeclaredKind> = {
  key: string;
  title: Localized<string>;
} & Omit<LocalizedTexts<TextFieldsOf<Kind>>, 'title'> &
  Omit<StoredEntry<Kind>, 'order'>;

/** Returns what the declaration of its kind says of an entry; one without a title has its key as such. */
export function orderedEntry<Kind extends DeclaredKind>(
  kind: Kind,
  language: Language,
  { row: own, german, shared }: Pair<{ key: string } & StoredEntry<Kind>>,
): OrderedEntry<Kind> {
  const { key } = shared;
  const { title, ...texts } = localizedTexts(
    textFieldsOf(kind),
    language,
    own as TextsByName | null,
    german as TextsByName | null,
  );
  const names = sharedNamesOf(kind);
  const entry = {
    key,
    title: title ?? { value: key, lang: language },
    ...texts,
    ...Object.fromEntries(Object.entries(shared).filter(([name]) => names.includes(name))),
  };
  return entry as OrderedEntry<Kind>;
}
