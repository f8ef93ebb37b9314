/** What a form field may hold; lists are ordered. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** An entry as a flat form: `translations.de.title`, `color`, … A name that is absent counts as an empty text. */
export type Fields = Readonly<Record<string, FieldValue>>;

interface Change {
  /** What was stored when the editor began to change this field. */
  from: FieldValue;
  to: FieldValue;
}

/** What an editor has typed and not saved: the changes alone, so that they can be put on a newer state. */
export interface Draft {
  changes: Readonly<Record<string, Change>>;
  /** Milliseconds since 1970. */
  touchedAt: number;
}

/** A field that somebody else saved differently in the meantime. */
export interface Conflict {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
}

export function isSame(a: FieldValue, b: FieldValue): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
  }
  return a === b;
}

const valueIn = (fields: Fields, name: string): FieldValue => fields[name] ?? '';

function draftOf(changes: Draft['changes'], touchedAt: number): Draft | null {
  return Object.keys(changes).length === 0 ? null : { changes, touchedAt };
}

/** The draft after a field was changed; null when nothing differs from what is stored any more. */
export function withField(
  draft: Draft | null,
  stored: Fields,
  name: string,
  to: FieldValue,
  now = Date.now(),
): Draft | null {
  const { [name]: known, ...others } = draft?.changes ?? {};
  const from = known?.from ?? valueIn(stored, name);
  return draftOf(isSame(from, to) ? others : { ...others, [name]: { from, to } }, now);
}

/** The form as the editor sees it: what is stored, and the changes over it. */
export function valuesOf(stored: Fields, draft: Draft | null): Fields {
  const changed = Object.entries(draft?.changes ?? {}).map(([name, { to }]) => [name, to] as const);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** Only what was changed, for a save that leaves everything else alone (decisions C1). */
export function changedValues(draft: Draft | null): Fields {
  return valuesOf({}, draft);
}

/** The fields of the draft that are stored differently from what the editor had before the eyes. */
export function conflictsOf(stored: Fields, draft: Draft | null): Conflict[] {
  return Object.entries(draft?.changes ?? {}).flatMap(([name, { from, to }]) => {
    const theirs = valueIn(stored, name);
    return isSame(theirs, from) || isSame(theirs, to) ? [] : [{ name, mine: to, theirs }];
  });
}

/** The draft after the editor chose one of the two versions of a field. */
export function resolved(
  draft: Draft,
  stored: Fields,
  name: string,
  choice: 'mine' | 'theirs',
  now = Date.now(),
): Draft | null {
  const { [name]: change, ...others } = draft.changes;
  if (!change || choice === 'theirs') return draftOf(others, now);
  return draftOf({ ...others, [name]: { from: valueIn(stored, name), to: change.to } }, now);
}

/** The draft without what is stored by now, because a save or somebody else brought it there. */
export function withoutStored(draft: Draft, stored: Fields): Draft | null {
  const open = Object.entries(draft.changes).filter(([name, { to }]) => !isSame(valueIn(stored, name), to));
  return draftOf(Object.fromEntries(open), draft.touchedAt);
}
