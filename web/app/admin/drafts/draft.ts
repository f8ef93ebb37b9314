import type { Fields, FieldValue } from 'contract/entry-body';

export interface Change {
  from: FieldValue;
  to: FieldValue;
  /** Typed meanwhile by the same account on another device. */
  rival?: FieldValue | undefined;
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
  /** Both are of the same account, typed on two devices. */
  isOwn?: true;
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
  const rival = known?.rival;
  if (rival !== undefined && !isSame(rival, to)) {
    return draftOf({ ...others, [name]: { from, to, rival } }, now);
  }
  return draftOf(isSame(from, to) ? others : { ...others, [name]: { from, to } }, now);
}

export function withoutField({ changes }: Draft, name: string, now = Date.now()): Draft | null {
  const { [name]: _discarded, ...others } = changes;
  return draftOf(others, now);
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
  return Object.entries(draft?.changes ?? {}).flatMap(([name, { from, to, rival }]): Conflict[] => {
    if (rival !== undefined) return [{ name, mine: to, theirs: rival, isOwn: true }];
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
  if (change?.rival !== undefined) {
    const { from } = change;
    const to = choice === 'mine' ? change.to : change.rival;
    return draftOf(isSame(from, to) ? others : { ...others, [name]: { from, to } }, now);
  }
  if (!change || choice === 'theirs') return draftOf(others, now);
  return draftOf({ ...others, [name]: { from: valueIn(stored, name), to: change.to } }, now);
}

export interface Saved {
  before: Fields;
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

export function isRebased(before: Draft | null, now: Draft | null): boolean {
  return Object.entries(before?.changes ?? {}).some(([name, { from }]) => {
    const change = now?.changes[name];
    return !change || !isSame(change.from, from);
  });
}

const isSameChange = (a: Change | undefined, b: Change | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    isSame(a.from, b.from) &&
    isSame(a.to, b.to) &&
    isSame(a.rival ?? '', b.rival ?? ''));

export const hasSameChanges = (a: Draft['changes'], b: Draft['changes']): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => isSameChange(a[name], b[name]));

/** Joins two texts of one field. No text is lost: the newer one is in front, and typed text beats a discarded one. */
function joinedChange(newer: Change | undefined, older: Change | undefined): Change | undefined {
  if (!newer || !older) return newer ?? older;
  return isSame(newer.to, older.to) ? newer : { ...newer, rival: older.to };
}

/**
 * Joins what was typed on two devices since `base`, the changes that both knew, field by field
 * (docs/decisions/0069).
 */
export function mergedDraft(base: Draft['changes'], mine: Draft | null, theirs: Draft | null): Draft | null {
  const [own, other] = [mine?.changes ?? {}, theirs?.changes ?? {}];
  const isMineNewer = (mine?.touchedAt ?? 0) >= (theirs?.touchedAt ?? 0);
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  const merged = [...names].flatMap((name) => {
    const [m, t, b] = [own[name], other[name], base[name]];
    const change = isSameChange(m, b)
      ? t
      : isSameChange(t, b) || isSameChange(m, t)
        ? m
        : joinedChange(...(isMineNewer ? ([m, t] as const) : ([t, m] as const)));
    return change ? [[name, change] as const] : [];
  });
  return draftOf(Object.fromEntries(merged), Math.max(mine?.touchedAt ?? 0, theirs?.touchedAt ?? 0));
}

/** Drops what was published, and bases letters typed meanwhile on it. */
export function draftAfterPublishing(draft: Draft | null, published: Draft['changes']): Draft | null {
  const open = Object.entries(draft?.changes ?? {}).flatMap(([name, change]) => {
    const sent = published[name];
    if (!sent) return [[name, change] as const];
    return isSame(sent.to, change.to) ? [] : [[name, { ...change, from: sent.to }] as const];
  });
  return draftOf(Object.fromEntries(open), draft?.touchedAt ?? Date.now());
}
