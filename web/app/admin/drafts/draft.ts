/** What a form field may hold; lists are ordered. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** An entry as a flat form: `translations.de.title`, `color`, … A name that is absent counts as an empty text. */
export type Fields = Readonly<Record<string, FieldValue>>;

interface Change {
  /** What was stored when the editor began to change this field. */
  from: FieldValue;
  to: FieldValue;
}

/** What an editor has typed and not saved: the changes alone, so that they can be rebased on a newer version. */
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

/** Only what was changed, for a save that leaves everything else alone (decision C1). */
export function changedValues(draft: Draft | null): Fields {
  return valuesOf({}, draft);
}

/** The fields of the draft whose stored value has changed since the editor began. */
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

/** A save that went through. */
export interface Saved {
  /** What was stored when it was sent. */
  before: Fields;
  /** What was changed by it, as it was typed. */
  sent: Fields;
  /** What is stored now, as Strapi may have tidied it. */
  now: Fields;
}

/** What the editor has typed while a save ran, rebased on what that save has stored. */
export function draftAfter(draft: Draft | null, { before, sent, now }: Saved): Draft | null {
  const shown = valuesOf(before, draft);
  // Also what was sent and then typed back: it is no change of what was stored before, but one of what is stored now.
  const names = new Set([...Object.keys(sent), ...Object.keys(draft?.changes ?? {})]);
  const open = [...names].flatMap((name) => {
    const to = valueIn(shown, name);
    const from = valueIn(now, name);
    const isStored = isSame(to, from) || (name in sent && isSame(to, valueIn(sent, name)));
    return isStored ? [] : [[name, { from, to }] as const];
  });
  return draftOf(Object.fromEntries(open), draft?.touchedAt ?? Date.now());
}

/** Whether a draft is based on another version than before, because a save stored it or the editor discarded it. */
export function isRebased(before: Draft | null, now: Draft | null): boolean {
  return Object.entries(before?.changes ?? {}).some(([name, { from }]) => {
    const change = now?.changes[name];
    return !change || !isSame(change.from, from);
  });
}
