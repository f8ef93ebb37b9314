export type FieldValue = string | number | boolean | null | readonly string[];

/** An entry as a flat form: `translations.de.title`, `color`, … An absent name counts as an empty text. */
export type Fields = Readonly<Record<string, FieldValue>>;

interface Change {
  from: FieldValue;
  to: FieldValue;
}

/** Unsaved changes of an entry, without its other fields, so that they apply to newer versions too. */
export interface Draft {
  changes: Readonly<Record<string, Change>>;
  /** Milliseconds since 1970. */
  touchedAt: number;
}

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

export function valuesOf(stored: Fields, draft: Draft | null): Fields {
  const changed = Object.entries(draft?.changes ?? {}).map(([name, { to }]) => [name, to] as const);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** Returns only the changed fields, so that a save leaves the others alone (decision C1). */
export function changedValues(draft: Draft | null): Fields {
  return valuesOf({}, draft);
}

export function conflictsOf(stored: Fields, draft: Draft | null): Conflict[] {
  return Object.entries(draft?.changes ?? {}).flatMap(([name, { from, to }]) => {
    const theirs = valueIn(stored, name);
    return isSame(theirs, from) || isSame(theirs, to) ? [] : [{ name, mine: to, theirs }];
  });
}

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

export interface Saved {
  before: Fields;
  /** The sent changes, as typed. */
  sent: Fields;
  /** The stored values now, which Strapi may have tidied. */
  now: Fields;
}

/** Rebases text typed during a save onto the saved version. */
export function draftAfter(draft: Draft | null, { before, sent, now }: Saved): Draft | null {
  const shown = valuesOf(before, draft);
  // Includes text typed back after sending: it equals the old version, but not the new one.
  const names = new Set([...Object.keys(sent), ...Object.keys(draft?.changes ?? {})]);
  const open = [...names].flatMap((name) => {
    const to = valueIn(shown, name);
    const from = valueIn(now, name);
    const isStored = isSame(to, from) || (name in sent && isSame(to, valueIn(sent, name)));
    return isStored ? [] : [[name, { from, to }] as const];
  });
  return draftOf(Object.fromEntries(open), draft?.touchedAt ?? Date.now());
}

/** Tells whether a save or a discard has given the draft another base version. */
export function isRebased(before: Draft | null, now: Draft | null): boolean {
  return Object.entries(before?.changes ?? {}).some(([name, { from }]) => {
    const change = now?.changes[name];
    return !change || !isSame(change.from, from);
  });
}
