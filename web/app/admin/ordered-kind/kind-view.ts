import type { UseQueryResult } from '@tanstack/react-query';
import { type EntryShape, FIELD_FIRST, type Fields, type FieldValue, type Place } from 'contract/entry-body';
import type { Field } from 'contract/field';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { SHORT_TEXT_LENGTH } from 'contract/limits';
import type { EditedEntry, EntryInput } from 'contract/ordered';
import {
  declarationOf,
  ORDERED,
  type OrderedKind,
  type OrderedPlural,
  sharedNamesOf,
} from 'contract/ordered-kinds';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { keyedList } from '~/admin/data/entry-data';
import type { Ordering } from '~/admin/data/ordering';
import type { Publishing } from '~/admin/data/publishing';
import { callSite } from '~/admin/data/site-api';
import type { NewEntryProps } from '~/admin/entry/new-entry';
import type { Entry, EntryWords, Widgets } from '~/admin/entry/use-entry';
import type { KindCopy, KindTexts } from './kind-texts';
import { PictureOfEntry } from './picture-of-entry';

export interface KindItem {
  key: string;
  name: string;
  isPublished: boolean;
  order: number;
  etag: string;
  updatedBy: string | null;
  lastUpdated: string;
  outdated: EditedEntry<OrderedKind>['outdated'];
}

interface KindData<Item extends KindItem, Input> {
  useAll: () => UseQueryResult<Item[]>;
  useCreate: () => {
    mutateAsync: (input: {
      key: string;
      title: string | object;
      isPublished: boolean;
    }) => Promise<{ key: string }>;
    isPending: boolean;
  };
  useDelete: (onDeleted: () => void) => { mutateAsync: (key: string) => Promise<unknown> };
  useCache: Publishing<Item>['list']['useCache'] & Ordering<Item>['list']['useCache'];
  fetchAll: () => Promise<Item[]>;
  /** @throws CallError, stale if somebody else has saved; NoConnection */
  save: (key: string, input: Input, ifMatch?: string) => Promise<Item>;
}

export interface PartWords {
  /** Undefined for a field of the kind itself. */
  labelOf: (place: Place) => string | undefined;
  groups: NonNullable<EntryWords['groups']>;
}

export interface KindPreviewProps<Item> {
  entry: Entry;
  item: Item;
  language: Language;
  onLanguage: (language: Language) => void;
}

interface OwnView<Item extends KindItem> {
  Icon: LucideIcon;
  /** `published` where visitors see the entry. */
  stateOf: (item: Item) => string;
  palettes: Readonly<Record<string, 'green' | 'yellow' | 'gray'>>;
  widgets?: Widgets;
  previewAddress?: (item: Item) => string;
  address?: NonNullable<NewEntryProps['address']>;
  useOwnHints?: () => NonNullable<EntryWords['hintOf']>;
  /** Describes the form of an entry with texts and pictures by name. By default that of its kind. */
  shapeOf?: (values: Fields) => EntryShape;
  wordsOf?: (texts: KindTexts, values: Fields) => PartWords;
  /** Shared fields that stand above the texts. */
  leadOf?: (values: Fields) => readonly string[];
  /** Adds to the form of a new entry, and to what is sent with its title. */
  useBeginning?: () => { field: ReactNode; input: object };
  /** Returns the values of a copy. Kinds without it offer no copies. */
  copyOf?: (item: Item) => object;
  Preview?: ComponentType<KindPreviewProps<Item>>;
  Notice?: ComponentType<{ item: Item }>;
  DeletionNote?: ComponentType<{ item: Item }>;
}

export interface KindView<Item extends KindItem, Input> extends Omit<OwnView<Item>, 'address' | 'widgets'> {
  tab: OrderedPlural;
  kind: OrderedKind;
  copy: KindCopy;
  data: KindData<Item, Input>;
  /** @throws CallError, NoConnection */
  putOrder: (keys: string[]) => Promise<unknown>;
  shape: EntryShape;
  sharedNames: readonly string[];
  widgets: Widgets;
  valuesOf: (item: Item) => Fields;
  create: Pick<NewEntryProps, 'address' | 'titleLimit' | 'isReserved'>;
}

/** A constant, because a new array would count as a change. */
const EMPTY: readonly string[] = [];

function shownValue({ widget }: Field, value: unknown): FieldValue {
  if (widget === 'list' || widget === 'blocks') return (value as readonly string[] | undefined) ?? EMPTY;
  if (widget === 'file' || widget === 'picture')
    return (value as { url: string } | null | undefined)?.url ?? '';
  return (value as FieldValue | undefined) ?? '';
}

interface Parts {
  texts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
  images?: Readonly<Record<string, { url: string }>>;
}

export function valuesIn(kind: OrderedKind, item: object): Fields {
  const stored = item as Readonly<Record<string, unknown>> & Parts;
  const values = Object.entries(declarationOf(kind).fields).flatMap(([field, description]) => {
    if (!description.isLocalized) return [[field, shownValue(description, stored[field])] as const];
    const byLanguage = stored[field] as Readonly<Record<string, unknown>>;
    return LANGUAGE_CODES.map(
      (language) =>
        [FIELD_FIRST.of({ field, language }), shownValue(description, byLanguage[language])] as const,
    );
  });
  return Object.fromEntries<FieldValue>([...values, ...partValues(stored)]);
}

function partValues({ texts = {}, images = {} }: Parts): (readonly [string, string])[] {
  const ofLanguage = (language: Language) =>
    Object.entries(texts[language] ?? {}).map(
      ([field, text]) => [FIELD_FIRST.of({ field, language }), text] as const,
    );
  const pictures = Object.entries(images).map(([name, { url }]) => [name, url] as const);
  return [...LANGUAGE_CODES.flatMap(ofLanguage), ...pictures];
}

/** Returns the address of an entry on its page; where visitors do not see it, in a preview for editors. */
function previewOf(kind: OrderedKind, isShown: boolean, key: string): string {
  const [page = '', place] = (declarationOf(kind).addressOf?.(key) ?? '').split('#');
  return `${page}${isShown ? '' : `?preview=${encodeURIComponent(key)}`}${place ? `#${place}` : ''}`;
}

export function kindView<Kind extends OrderedKind>(
  kind: Kind,
  { widgets = {}, address, ...own }: OwnView<EditedEntry<Kind> & KindItem>,
): KindView<EditedEntry<Kind> & KindItem, EntryInput<Kind>> {
  const { plural } = ORDERED[kind];
  const { fields, parts, names = FIELD_FIRST, isReservedKey, addressOf } = declarationOf(kind);
  const copy = `admin-${plural}` as const;
  return {
    tab: plural,
    kind,
    copy,
    // TypeScript cannot follow a name that is not known yet.
    data: keyedList(`/api/${plural}`, {
      queryKey: [plural],
      change: kind,
      keyOf: ({ key }) => key,
    }) as unknown as KindData<EditedEntry<Kind> & KindItem, EntryInput<Kind>>,
    putOrder: (keys) => callSite(`PUT /api/${plural as OrderedPlural}/order`, { input: { keys } }),
    shape: { fields, names, ...(parts && { parts }) },
    sharedNames: sharedNamesOf(kind),
    widgets: { picture: PictureOfEntry, ...widgets },
    valuesOf: (item) => valuesIn(kind, item),
    ...(addressOf && {
      previewAddress: (item) => previewOf(kind, own.stateOf(item) === 'published', item.key),
    }),
    create: {
      ...(address && { address }),
      titleLimit: fields.title?.limit ?? SHORT_TEXT_LENGTH,
      isReserved: isReservedKey,
    },
    ...own,
  };
}
