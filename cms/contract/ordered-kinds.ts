// Imports no Zod, because /admin loads this module in the browser.
import { EVENT } from './event-fields';
import { type DescribedFields, type Field, isTranslated } from './field';
import { LANDING_PAGE } from './landing-page-fields';
import { OPENING } from './opening-fields';
import type { OrderedDeclaration } from './ordered-declaration';
import { REFERENCE } from './reference-fields';
import { RESOURCE } from './resource-fields';

/** Every kind of entries with one list, one form and an order. Calls, rights, history, drafts and tabs derive from it. */
export const ORDERED = {
  opening: OPENING,
  resource: RESOURCE,
  event: EVENT,
  reference: REFERENCE,
  'landing-page': LANDING_PAGE,
} as const satisfies Record<string, OrderedDeclaration>;

export type OrderedKind = keyof typeof ORDERED;
export const ORDERED_KINDS = Object.keys(ORDERED) as OrderedKind[];

export type PluralOf<Kind extends OrderedKind> = (typeof ORDERED)[Kind]['plural'];
export type OrderedPlural = PluralOf<OrderedKind>;
export const ORDERED_PLURALS: readonly OrderedPlural[] = ORDERED_KINDS.map((kind) => ORDERED[kind].plural);

type LinkedKind = {
  [Kind in OrderedKind]: (typeof ORDERED)[Kind] extends { isLinked: true } ? Kind : never;
}[OrderedKind];
export const isLinkedKind = (kind: OrderedKind): kind is LinkedKind => 'isLinked' in ORDERED[kind];
export const UNLINKED_KINDS = ORDERED_KINDS.filter(
  (kind): kind is Exclude<OrderedKind, LinkedKind> => !isLinkedKind(kind),
);

export const declarationOf = (kind: OrderedKind): OrderedDeclaration => ORDERED[kind];

export const tableOf = (kind: OrderedKind): string => declarationOf(kind).plural.replaceAll('-', '_');

export const isOrderedKind = (kind: string): kind is OrderedKind => Object.hasOwn(ORDERED, kind);

export const forEachKind = <Value>(build: (kind: OrderedKind) => Value): Record<OrderedKind, Value> =>
  Object.fromEntries(ORDERED_KINDS.map((kind) => [kind, build(kind)])) as Record<OrderedKind, Value>;

export const forEachPlural = <Value>(build: (kind: OrderedKind) => Value): Record<OrderedPlural, Value> =>
  Object.fromEntries(ORDERED_KINDS.map((kind) => [ORDERED[kind].plural, build(kind)])) as Record<
    OrderedPlural,
    Value
  >;

type Named = readonly [name: string, field: Field];

const fieldsOf = (kind: OrderedKind): Named[] => Object.entries<Field>(declarationOf(kind).fields);

export const textFieldsOf = (kind: OrderedKind): DescribedFields =>
  Object.fromEntries(fieldsOf(kind).filter(([, field]) => isTranslated(field)));

export const ownTimesOf = (kind: OrderedKind): string[] =>
  fieldsOf(kind).flatMap(([name, { isLocalized, widget }]) =>
    isLocalized && widget === 'time' ? [name] : [],
  );

export const sharedNamesOf = (kind: OrderedKind): string[] =>
  fieldsOf(kind).flatMap(([name, { isLocalized }]) => (isLocalized ? [] : [name]));
