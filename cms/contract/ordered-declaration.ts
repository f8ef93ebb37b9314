// Imports no Zod, because pages and forms load this module.
import type { ValueNames } from './entry-body';
import type { DescribedFields, Field } from './field';

/** Comes after the address of a list of entries, and so is no key. */
export const ORDER = 'order';

interface PanelWords {
  one: string;
  many: string;
  object: string;
  note: string;
  /** Says what the key is for. */
  key: string;
  fields: Readonly<Record<string, readonly [label: string, help: string]>>;
}

/** Declares a kind whose entries have one list, one form and a place in an order (docs/decisions/0088). */
export interface OrderedDeclaration {
  /** Names its calls, rights, tab, copy file and part of the content. */
  plural: string;
  english: { one: string; many: string };
  german: PanelWords;
  /** Has at least a title and the switch `isPublished`. The order is no field. */
  fields: DescribedFields;
  /** Describes texts and pictures that an entry has by name beside its fields; null for a name that it cannot have. */
  parts?: (name: string) => Field | null;
  /** Names of the values in drafts, by default of the field and the language. */
  names?: ValueNames;
  addressOf?: (key: string) => string;
  /** The address is that of the entry alone, so that texts can link to it. */
  isLinked?: true;
  isReservedKey: (key: string) => boolean;
  /** Row of the version of its part in Strapi's table, never reused. */
  versionRow: number;
}
