import type { z } from 'zod';
import { CALLS } from '../../contract/calls';
import type { PublicationProblem } from '../../contract/draft';
import { type DraftChanges, fieldValue } from '../../contract/draft-changes';
import { DRAFT_FORMS, inputOf, type PublishedKind } from '../../contract/draft-fields';
import { type FieldValue, fieldAt } from '../../contract/entry-body';
import { problemOf } from '../../contract/input-problem';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { textChange } from '../../contract/page-text';
import { PROJECT_TEXTS, type ProjectText } from '../../contract/project-fields';
import { isSingleKind } from '../../contract/single-kinds';
import { singleTypeOf } from '../content-types';
import type { AdminContext, Strapi } from '../strapi';
import { PublicationRefused } from './draft-conflicts';
import { LISTED_KINDS } from './listed-kinds';
import { changeFile } from './page-texts';
import { refusalIn } from './refusal';
import { saveSingle } from './single-entries';

export interface PublishedEntry {
  kind: PublishedKind;
  key: string;
  changes: DraftChanges;
}

type Problem = Omit<PublicationProblem, 'kind' | 'key'>;

type SavedKind = Exclude<PublishedKind, 'page-text'>;

function inputSchemaOf(kind: SavedKind): z.ZodType {
  return isSingleKind(kind) ? CALLS[`PUT /api/${kind}`].input : LISTED_KINDS[kind].input;
}

/** Empty in one of its forms: the form of `/admin` has a text or a list where nothing is stored. */
const plain = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? '' : (value ?? ''));
const isSame = (a: unknown, b: unknown) => plain(a) === plain(b);

const wanted = (changes: DraftChanges) =>
  Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));

function storedPath(kind: PublishedKind, name: string): readonly string[] {
  const { names, pathOf, ...form } = DRAFT_FORMS[kind];
  const place = names.read(name);
  if (!place) return [];
  const widget = fieldAt({ names, ...form }, place)?.widget;
  if (widget === 'file' || widget === 'picture') return [...pathOf(place), 'url'];
  if (kind !== 'project' || !place.language) return pathOf(place);
  return [PROJECT_TEXTS[place.field as ProjectText].byLanguage, place.language];
}

const valueAt = (view: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], view);

function conflictsIn({ kind, changes }: PublishedEntry, view: unknown): Problem[] {
  return Object.entries(changes).flatMap(([name, { from, to }]): Problem[] => {
    const value = fieldValue.safeParse(valueAt(view, storedPath(kind, name)));
    const stored = value.data ?? '';
    return isSame(stored, from) || isSame(stored, to) ? [] : [{ name, problem: 'stale', mine: to, stored }];
  });
}

const isBlank = (value: FieldValue) => plain(typeof value === 'string' ? value.trim() : value) === '""';

function faultsOf({ kind, changes }: PublishedEntry): Problem[] {
  const form = DRAFT_FORMS[kind];
  const { names } = form;
  const isOpenForm = kind === 'section' || kind === 'page-text';
  return Object.entries(changes).flatMap(([name, { to, rival }]): Problem[] => {
    const place = names.read(name);
    const field = place && fieldAt(form, place);
    const isKnown = field && (field.isLocalized === true) === (place?.language !== null);
    if (!place || !(isKnown || isOpenForm)) return [{ name, problem: 'field-unknown' }];
    if (rival !== undefined) return [{ name, problem: 'draft-stale', mine: to, stored: rival }];
    const isOriginal = place.language === null || place.language === DEFAULT_LANGUAGE;
    return field?.isRequired && isOriginal && isBlank(to) ? [{ name, problem: 'field-required' }] : [];
  });
}

/** Finds the change that a refusal names by a path into the input. */
function nameAt({ kind, changes }: PublishedEntry, field: string | undefined): string | null {
  const { names, pathOf } = DRAFT_FORMS[kind];
  const found = Object.keys(changes).find((name) => {
    const place = names.read(name);
    const path = place ? pathOf(place).join('.') : name;
    return field === path || field?.startsWith(`${path}.`);
  });
  return found ?? null;
}

function checkedInput(entry: PublishedEntry & { kind: SavedKind }) {
  const body = inputOf(entry.kind, wanted(entry.changes));
  const parsed = inputSchemaOf(entry.kind).safeParse(body);
  if (parsed.success) return parsed.data;
  const { code, words } = problemOf(parsed.error, body);
  const limit = words.limit === undefined ? {} : { limit: words.limit };
  throw refusedEntry(entry, [{ name: nameAt(entry, words.field), problem: code, ...limit }]);
}

const refusedEntry = ({ kind, key }: PublishedEntry, problems: readonly Problem[]) =>
  new PublicationRefused(problems.map((problem) => ({ kind, key, ...problem })));

/** Saves a draft as the call of its form does. Throws PublicationRefused. */
export async function publishEntry(
  strapi: Strapi,
  context: AdminContext,
  entry: PublishedEntry,
): Promise<void> {
  const faults = faultsOf(entry);
  if (faults.length > 0) throw refusedEntry(entry, faults);
  try {
    await write(strapi, context, entry);
  } catch (error) {
    const problem = refusalIn(error);
    if (!problem) throw error;
    const { code, field, limit } = problem;
    throw refusedEntry(entry, [
      { name: nameAt(entry, field), problem: code, ...(limit !== undefined && { limit }) },
    ]);
  }
}

async function write(strapi: Strapi, context: AdminContext, entry: PublishedEntry): Promise<void> {
  const { kind, key } = entry;
  if (kind === 'page-text') return publishTexts(strapi, context, entry);
  const input = checkedInput({ ...entry, kind });
  const inputOver = (stored: unknown) => {
    const conflicts = conflictsIn(entry, stored);
    if (conflicts.length > 0) throw refusedEntry(entry, conflicts);
    return input as never;
  };
  if (isSingleKind(kind)) await saveSingle(strapi, context, singleTypeOf(kind), inputOver);
  else await LISTED_KINDS[kind].saveOver(strapi, context, key, inputOver);
}

const orNull = (value: FieldValue) => (value === '' ? null : value);

async function publishTexts(strapi: Strapi, context: AdminContext, entry: PublishedEntry): Promise<void> {
  const { names } = DRAFT_FORMS['page-text'];
  const changes = Object.entries(entry.changes).map(([name, { from, to }]) => {
    const place = names.read(name);
    const parsed = textChange.safeParse({
      file: entry.key,
      language: place?.language,
      key: place?.field,
      from: orNull(from),
      to: orNull(to),
    });
    if (parsed.success) return parsed.data;
    throw refusedEntry(entry, [{ name, problem: problemOf(parsed.error, {}).code }]);
  });
  const conflicts = await changeFile(strapi, context, entry.key, changes);
  if (conflicts.length === 0) return;
  throw refusedEntry(
    entry,
    conflicts.map(({ language, key, stored }) => {
      const name = names.of({ field: key, language });
      return { name, problem: 'stale', mine: entry.changes[name]?.to ?? '', stored: stored ?? '' };
    }),
  );
}
