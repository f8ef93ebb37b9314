import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormKeeper } from './form-keeper';
import { type FormName, formKey, type KeptForm, KeptForms, type TextStorage } from './kept-forms';

/** Behaves as the browser's storage, with room for so many characters. */
class MemoryStorage implements TextStorage {
  readonly #items = new Map<string, string>();
  constructor(private readonly room = 5_000_000) {}
  get length() {
    return this.#items.size;
  }
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => {
    const others = [...this.#items].filter(([name]) => name !== key);
    if (others.reduce((sum, [, text]) => sum + text.length, value.length) > this.room)
      throw new Error('QuotaExceededError');
    this.#items.set(key, value);
  };
}

const POST: FormName = { account: 1, uid: 'api::blog-post.blog-post', documentId: 'abc', language: 'de' };
const KEY = formKey(POST);
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-26T09:00:00Z');
const form = (fields: Record<string, unknown>, at = NOW): KeptForm => ({ at, version: 'one', fields });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('kept texts', () => {
  it('belong to one account, type, entry and language', () => {
    const kept = new KeptForms(new MemoryStorage());
    kept.keep(KEY, form({ title: 'Neu' }));
    expect(kept.find(KEY)).toEqual(form({ title: 'Neu' }));
    const others = [
      { account: 2 },
      { uid: 'api::section.section' },
      { documentId: null },
      { language: 'fr' },
    ].map((change) => formKey({ ...POST, ...change }));
    expect(others.map((other) => kept.find(other))).toEqual([null, null, null, null]);
  });

  it('go after seven days, and so does what is no kept text', () => {
    const storage = new MemoryStorage();
    const kept = new KeptForms(storage);
    kept.keep(KEY, form({ title: 'Neu' }));
    storage.setItem(`${KEY}x`, '{');
    storage.setItem('another program', 'stays');
    vi.setSystemTime(NOW + 7 * DAY);
    expect(kept.find(KEY)).not.toBeNull();
    vi.setSystemTime(NOW + 7 * DAY + 1);
    kept.dropExpired();
    expect([storage.length, storage.getItem('another program')]).toEqual([1, 'stays']);
  });

  it('are few: the oldest make room', () => {
    const kept = new KeptForms(new MemoryStorage());
    const keys = Array.from({ length: 21 }, (_, index) => formKey({ ...POST, documentId: `e${index}` }));
    for (const [index, key] of keys.entries()) kept.keep(key, form({}, NOW + index));
    expect(keys.filter((key) => kept.find(key) === null)).toEqual([keys[0]]);
  });

  it('make room in a full browser, and say where a text is too long for it', () => {
    const kept = new KeptForms(new MemoryStorage(300));
    const other = formKey({ ...POST, documentId: 'old' });
    expect(kept.keep(other, form({ content: 'a'.repeat(150) }, NOW - 1))).toBe(true);
    expect(kept.keep(KEY, form({ content: 'b'.repeat(150) }))).toBe(true);
    expect([kept.find(other), kept.find(KEY)?.fields]).toEqual([null, { content: 'b'.repeat(150) }]);
    expect(kept.keep(KEY, form({ content: 'c'.repeat(400) }))).toBe(false);
    expect(new KeptForms(new MemoryStorage()).keep(KEY, form({ content: 'd'.repeat(200_001) }))).toBe(false);
  });
});

describe('a form', () => {
  const stored = { title: 'Titel', excerpt: 'Anriss', content: null };
  const begin = (kept = new KeptForms(new MemoryStorage())) => {
    const keeper = new FormKeeper(kept, KEY);
    const type = (changes: object, initialValues: object = stored) =>
      keeper.follow({
        values: { ...initialValues, ...changes },
        initialValues: initialValues as typeof stored,
        isModified: Object.keys(changes).length > 0,
        version: 'one',
      });
    type({});
    return { kept, keeper, type };
  };
  const fieldsIn = (kept: KeptForms) => kept.find(KEY)?.fields ?? null;

  it('keeps the changed fields once typing rests, or when it goes', () => {
    const { kept, keeper, type } = begin();
    type({ title: 'Neuer' });
    type({ title: 'Neuer Titel' });
    expect(fieldsIn(kept)).toBeNull();
    vi.advanceTimersByTime(500);
    expect(fieldsIn(kept)).toEqual({ title: 'Neuer Titel' });
    type({ title: 'Neuer Titel', content: 'Text' });
    keeper.flush();
    expect(fieldsIn(kept)).toEqual({ title: 'Neuer Titel', content: 'Text' });
  });

  it('keeps nothing that was saved, or typed back', () => {
    const { kept, keeper, type } = begin();
    type({ title: 'Neu' });
    vi.advanceTimersByTime(500);
    keeper.saved();
    expect(fieldsIn(kept)).toBeNull();
    const saved = { ...stored, title: 'Neu' };
    type({}, saved);
    type({ title: 'Neuer' }, saved);
    vi.advanceTimersByTime(500);
    type({}, saved);
    vi.advanceTimersByTime(500);
    expect(fieldsIn(kept)).toBeNull();
  });

  it('keeps the text of a refused save, which fills the form anew', () => {
    const { kept, type } = begin();
    type({ title: 'Neu' });
    type({}, { ...stored, title: 'Neu' });
    expect(fieldsIn(kept)).toEqual({ title: 'Neu' });
  });

  it('offers what an earlier session left behind, and leaves it until it is answered', () => {
    const { kept } = begin();
    kept.keep(KEY, form({ title: 'Von gestern', excerpt: 'Auch' }));
    const { keeper, type } = begin(kept);
    expect(keeper.offered?.fields).toEqual({ title: 'Von gestern', excerpt: 'Auch' });
    type({ title: 'Von heute' });
    keeper.flush();
    expect(fieldsIn(kept)).toEqual({ title: 'Von heute', excerpt: 'Auch' });
    keeper.saved();
    expect(fieldsIn(kept)).toEqual({ title: 'Von gestern', excerpt: 'Auch' });
    expect(keeper.accept()).toEqual({ title: 'Von gestern', excerpt: 'Auch' });
    expect([keeper.offered, fieldsIn(kept)]).toEqual([null, null]);
  });

  it('forgets what the editor discards', () => {
    const { kept } = begin();
    kept.keep(KEY, form({ title: 'Von gestern' }));
    const { keeper } = begin(kept);
    keeper.discard();
    expect([keeper.offered, fieldsIn(kept)]).toEqual([null, null]);
  });

  it('says where its text cannot be kept', () => {
    const tooLong = vi.fn();
    const keeper = new FormKeeper(new KeptForms(new MemoryStorage(10)), KEY, tooLong);
    keeper.follow({ values: { title: 'Neu' }, initialValues: {}, isModified: true, version: null });
    vi.advanceTimersByTime(500);
    expect(tooLong).toHaveBeenCalledOnce();
  });
});
