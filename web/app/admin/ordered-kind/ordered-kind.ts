import type { UseQueryResult } from '@tanstack/react-query';
import type { EntryShape, Fields, Place } from 'contract/entry-body';
import type { EditedOpening } from 'contract/opening';
import type { EditedResource } from 'contract/resource';
import type { ComponentType } from 'react';
import type { Ordering } from '~/admin/data/ordering';
import type { Publishing } from '~/admin/data/publishing';
import type { NewEntryProps } from '~/admin/entry/new-entry';
import type { EntryWords, Widgets } from '~/admin/entry/use-entry';

export type OrderedItem = EditedOpening | EditedResource;

/** Calls of a `keyedList`. */
interface OrderedData<Item extends OrderedItem, Input> {
  useAll: () => UseQueryResult<Item[]>;
  useCreate: () => {
    mutateAsync: (input: { key: string; title: string; isPublished: boolean }) => Promise<{ key: string }>;
    isPending: boolean;
  };
  useDelete: (onDeleted: () => void) => { mutateAsync: (key: string) => Promise<unknown> };
  useCache: Publishing<Item>['list']['useCache'] & Ordering<Item>['list']['useCache'];
  fetchAll: () => Promise<Item[]>;
  /** @throws CallError, stale if somebody else has saved; NoConnection */
  save: (key: string, input: Input, ifMatch?: string) => Promise<Item>;
}

/** A kind whose entries have one form and one list, in the order in which the site shows them. */
export interface OrderedKind<Item extends OrderedItem, Input> {
  tab: 'openings' | 'resources';
  kind: 'opening' | 'resource';
  copy: 'admin-openings' | 'admin-resources';
  data: OrderedData<Item, Input>;
  /** @throws CallError, NoConnection */
  putOrder: (keys: string[]) => Promise<unknown>;
  shape: EntryShape;
  /** Fields that all languages share. */
  sharedNames: readonly string[];
  widgets: Widgets;
  valuesOf: (item: Item) => Fields;
  stateOf: (item: Item) => string;
  /** Colours of the states, as visitors see the entry. */
  palettes: Readonly<Record<string, 'green' | 'yellow' | 'gray'>>;
  previewAddress: (item: Item) => string;
  create: Pick<NewEntryProps, 'address' | 'titleLimit' | 'isReserved'>;
  /** Names the choices of the kind's own widgets. */
  useChoiceWords: () => (place: Place, choice: string) => string | undefined;
  /** Adds to the hints that every such kind has. */
  useOwnHints?: () => NonNullable<EntryWords['hintOf']>;
  /** Stands above the fields. */
  Notice?: ComponentType<{ item: Item }>;
  /** Stands below what a deletion takes along. */
  DeletionNote?: ComponentType<{ item: Item }>;
}
