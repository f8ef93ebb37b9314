import { z } from 'zod';
import { blockLines, storedLines } from './block-lines';
import { edited, outdated } from './edited-entry';
import { oneLine } from './entry-body';
import type { Field } from './field';
import { DEFAULT_LANGUAGE, type Language } from './languages';
import { LIST_LENGTH, LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { byLanguage, line, localizedList, localizedText } from './localized';
import { chosenFile, mediaFile } from './media';
import { declarationOf, forEachKind, type ORDERED, type OrderedKind } from './ordered-kinds';
import { PROJECT_KEY, PROJECT_KEY_LENGTH } from './project-fields';

export const entryFile = mediaFile.pick({ id: true, name: true, url: true, size: true });
export type EntryFile = z.output<typeof entryFile>;

export const entryPicture = mediaFile.pick({
  id: true,
  url: true,
  width: true,
  height: true,
  alternativeText: true,
});
export type EntryPicture = z.output<typeof entryPicture>;

type FieldsOf<Kind extends OrderedKind> = (typeof ORDERED)[Kind]['fields'];
type ByLanguage<Value> = Partial<Record<Language, Value>>;

type ValueOf<One> = One extends { widget: 'switch' }
  ? boolean
  : One extends { widget: 'list' | 'blocks' }
    ? string[]
    : One extends { widget: 'file' }
      ? EntryFile
      : One extends { widget: 'picture' }
        ? EntryPicture | null
        : One extends { widget: 'choice'; choices: readonly (infer Choice)[] }
          ? Choice
          : One extends { isLocalized: true } | { isRequired: true }
            ? string
            : string | null;
type SentOf<One> = One extends { widget: 'file' | 'picture' }
  ? z.output<typeof chosenFile>
  : One extends { widget: 'time'; isLocalized: true }
    ? string | null
    : ValueOf<One>;

type Values<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { isLocalized: true }
    ? ByLanguage<ValueOf<Fields[Name]>>
    : ValueOf<Fields[Name]>;
};
type Changed<Fields> = {
  -readonly [Name in keyof Fields]?: Fields[Name] extends { isLocalized: true }
    ? ByLanguage<SentOf<Fields[Name]>>
    : SentOf<Fields[Name]>;
};
type SharedValues<Fields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { isLocalized: true } | { widget: 'picture' }
    ? never
    : Name]: ValueOf<Fields[Name]>;
};

type Facts = z.output<typeof edited> & {
  key: string;
  /** The German title, the key where there is none. */
  name: string;
  order: number;
  outdated: z.output<typeof outdated>;
};

type PartsOf<Kind extends OrderedKind> = (typeof ORDERED)[Kind] extends { parts: unknown }
  ? { texts: ByLanguage<Record<string, string>>; images: Record<string, EntryPicture> }
  : unknown;
type ChangedPartsOf<Kind extends OrderedKind> = (typeof ORDERED)[Kind] extends { parts: unknown }
  ? { texts?: ByLanguage<Record<string, string>>; images?: Record<string, z.output<typeof chosenFile>> }
  : unknown;

export type EditedEntry<Kind extends OrderedKind> = Facts & Values<FieldsOf<Kind>> & PartsOf<Kind>;
export type EntryInput<Kind extends OrderedKind> = { key?: string } & Changed<FieldsOf<Kind>> &
  ChangedPartsOf<Kind>;
export type NewEntry<Kind extends OrderedKind> = EntryInput<Kind> & { key: string };
export type StoredEntry<Kind extends OrderedKind> = { order: number } & SharedValues<FieldsOf<Kind>>;

const described = <Schema extends z.ZodType>(schema: Schema, { about }: Field): Schema =>
  about === undefined ? schema : schema.meta({ description: about });

const anything = z.unknown().optional();
const isEmptyText = (value: unknown) => value === '' || value === null || value === undefined;

/** Reads an empty value as null. */
const optional = (schema: z.ZodType<string, string>) =>
  z.union([z.literal(''), z.null(), schema]).transform((value) => value || null);

const choiceOf = ({ choices = [] }: Field) => z.enum(choices as readonly [string, ...string[]]);

const instant = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString());

function answered(field: Field): z.ZodType {
  const { widget, isRequired, isLocalized } = field;
  if (isLocalized) {
    if (widget === 'file') return byLanguage(entryFile);
    return byLanguage(widget === 'list' ? z.array(z.string()) : z.string());
  }
  if (widget === 'switch') return z.boolean();
  if (widget === 'choice') return choiceOf(field);
  if (widget === 'picture') return entryPicture.nullable();
  if (widget === 'blocks') return z.array(z.string());
  return isRequired ? z.string() : z.string().nullable();
}

function textInput({ widget, limit = widget === 'line' ? SHORT_TEXT_LENGTH : LONG_TEXT_LENGTH }: Field) {
  if (widget === 'list') return localizedList(z.array(line(limit)).max(LIST_LENGTH));
  return localizedText(widget === 'line' ? line(limit) : z.string().max(limit));
}

function lineInput({ limit = SHORT_TEXT_LENGTH, format, isRequired }: Field) {
  const text = line(limit);
  const formed = format
    ? text.refine((value) => value === '' || format.pattern.test(value), { message: format.problem })
    : text;
  if (isRequired) return formed.refine((value) => value !== '', { params: { code: 'field-required' } });
  return formed.nullable().transform((value) => value || null);
}

function taken(field: Field): z.ZodType {
  const { widget, isRequired, isLocalized } = field;
  if (isLocalized) {
    if (widget === 'file') return byLanguage(chosenFile);
    return widget === 'time' ? byLanguage(optional(instant)) : textInput(field);
  }
  if (widget === 'switch') return z.boolean();
  if (widget === 'choice') return choiceOf(field);
  if (widget === 'date') return isRequired ? z.iso.date() : optional(z.iso.date());
  if (widget === 'time') return isRequired ? instant : optional(instant);
  if (widget === 'picture') return chosenFile;
  if (widget === 'blocks') return blockLines;
  return lineInput(field);
}

/** GraphQL's enumerations write hyphens as underscores. */
const chosen = ({ choices = [] }: Field, value: unknown) =>
  choices.find((choice) => choice === value || choice.replaceAll('-', '_') === value) ?? choices[0];

/** Returns a stored time as an instant, null for none. @param time as text or date, whatever the database gives */
export const storedTime = (time: unknown): string | null =>
  isEmptyText(time) ? null : new Date(time as string).toISOString();

/** Reads a stored shared field. An invalid value becomes a default, so that the entry can still be edited. */
function stored(field: Field): z.ZodType {
  const { widget, isRequired } = field;
  if (widget === 'switch') return anything.transform((value) => value === true);
  if (widget === 'choice') return anything.transform((value) => chosen(field, value));
  if (widget === 'blocks') return anything.transform(storedLines);
  const absent = isRequired ? '' : null;
  if (widget === 'time') return anything.transform((value) => storedTime(value) ?? absent);
  return anything.transform((value) => (typeof value === 'string' && value.trim()) || absent);
}

const shapeOf = (kind: OrderedKind, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(
    Object.entries<Field>(declarationOf(kind).fields).map(([name, field]) => [
      name,
      described(schemaOf(field), field),
    ]),
  );

const sharedShapeOf = (kind: OrderedKind) =>
  Object.fromEntries(
    Object.entries<Field>(declarationOf(kind).fields).flatMap(([name, field]) =>
      field.isLocalized || field.widget === 'picture' ? [] : [[name, stored(field)]],
    ),
  );

const hasGermanText = (titles: unknown) =>
  typeof titles === 'object' &&
  titles !== null &&
  !isEmptyText((titles as ByLanguage<string>)[DEFAULT_LANGUAGE]?.trim());

/** A new entry must have a title, in German where each language has its own. */
function newTitle(title: Field): z.ZodType {
  if (!title.isLocalized) return taken({ ...title, isRequired: true });
  return taken(title)
    .refine(hasGermanText, { params: { code: 'field-required' } })
    .meta({ description: 'German at least: other languages show it where they have none.' });
}

const isPart = (kind: OrderedKind, name: string, isText: boolean) => {
  const part = declarationOf(kind).parts?.(name);
  return part != null && (part.isLocalized === true) === isText;
};
const nameOf = (kind: OrderedKind, isText: boolean) =>
  z.string().refine((name) => isPart(kind, name, isText), { params: { code: 'field-unknown' } });

function textsInput(kind: OrderedKind) {
  const { parts } = declarationOf(kind);
  const limitOf = (name: string) => parts?.(name)?.limit ?? LONG_TEXT_LENGTH;
  const tidy = (name: string, text: string) => (parts?.(name)?.widget === 'line' ? oneLine(text) : text);
  const texts = z.record(nameOf(kind, true), z.string()).superRefine((given, context) => {
    for (const [name, text] of Object.entries(given)) {
      const limit = limitOf(name);
      const params = { code: 'field-too-long', limit };
      if (text.length > limit) context.addIssue({ code: 'custom', path: [name], params });
    }
  });
  return byLanguage(
    texts.transform((given) =>
      Object.fromEntries(Object.entries(given).map(([name, text]) => [name, tidy(name, text)])),
    ),
  );
}

const answeredParts = {
  texts: byLanguage(z.record(z.string(), z.string())).meta({ description: 'By name, such as `k3f9-title`.' }),
  images: z.record(z.string(), entryPicture).meta({ description: 'By name, such as `k3f9-picture`.' }),
};

const takenParts = (kind: OrderedKind) => ({
  texts: textsInput(kind).optional(),
  images: z.record(nameOf(kind, false), chosenFile).optional(),
});

function builtSchemas(kind: OrderedKind) {
  const { fields, parts, isReservedKey, addressOf } = declarationOf(kind);
  const answer = z.object({
    key: addressOf ? z.string().meta({ description: `Of the address ${addressOf('{key}')}.` }) : z.string(),
    name: z.string().meta({ description: 'The German title, the key where there is none.' }),
    ...shapeOf(kind, answered),
    ...(parts && answeredParts),
    order: z.number(),
    ...edited.shape,
    outdated,
  });
  const input = z.object({
    key: z.string().optional().meta({ description: 'May be repeated from the address.' }),
    ...z.object(shapeOf(kind, taken)).partial().shape,
    ...(parts && takenParts(kind)),
  });
  const created = input.extend({
    key: z
      .string()
      .max(PROJECT_KEY_LENGTH)
      .regex(PROJECT_KEY, 'has small letters, digits and hyphens only')
      .refine((key) => !isReservedKey(key), { params: { code: 'key-reserved' } }),
    title: newTitle(fields.title ?? { widget: 'line' }),
  });
  const row = z.object({ ...sharedShapeOf(kind), order: anything.transform((order) => Number(order ?? 0)) });
  return { answer, input, created, row };
}

export interface OrderedSchemas<Kind extends OrderedKind> {
  answer: z.ZodObject<{ [Name in keyof EditedEntry<Kind>]: z.ZodType<EditedEntry<Kind>[Name]> }>;
  /** A change. An absent field stays unchanged, an empty text clears (decision C1). */
  input: z.ZodType<EntryInput<Kind>, object>;
  created: z.ZodType<NewEntry<Kind>, object>;
  row: z.ZodObject<{ [Name in keyof StoredEntry<Kind>]: z.ZodType<StoredEntry<Kind>[Name]> }>;
}

const built = forEachKind(builtSchemas);

export const schemasOf = (kind: OrderedKind): ReturnType<typeof builtSchemas> => built[kind];

export const ORDERED_SCHEMAS = built as unknown as { [Kind in OrderedKind]: OrderedSchemas<Kind> };
