import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './draft';
import { DraftStore } from './draft-store';

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, text: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(name, text);
  };
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}

const draftKey = { owner: '1', kind: 'section', key: 'über: uns/team' } as const;
const draft: Draft = { changes: { 'translations.de.title': { from: 'Alt', to: 'Neu' } }, touchedAt: 7 };

let storage: FakeStorage;
let store: DraftStore;
beforeEach(() => {
  storage = new FakeStorage();
  store = new DraftStore(storage);
});

function fakeWindow() {
  const target = new EventTarget();
  const report = (key: string | null, storageArea: Storage = storage, values: Partial<StorageEvent> = {}) =>
    target.dispatchEvent(
      Object.assign(new Event('storage'), { key, storageArea, oldValue: null, newValue: null, ...values }),
    );
  return { target: target as unknown as Window, report };
}

describe('what is kept', () => {
  it('is there again after a reload', () => {
    store.set(draftKey, draft);
    expect(new DraftStore(storage).find(draftKey)).toEqual(draft);
  });

  it('is listed by kind, with its key', () => {
    store.set(draftKey, draft);
    store.set({ ...draftKey, kind: 'project' }, draft);
    expect([...new DraftStore(storage).all('1', 'section')]).toEqual([[draftKey.key, draft]]);
    expect(store.all('2', 'section').size).toBe(0);
    store.set(draftKey, null);
    expect(store.all('1', 'section').size).toBe(0);
  });

  it('is gone once it is discarded', () => {
    store.set(draftKey, draft);
    store.set(draftKey, null);
    expect(storage.length).toBe(0);
    expect(store.find(draftKey)).toBeNull();
  });

  it('belongs to one person and one entry', () => {
    store.set(draftKey, draft);
    expect(store.find({ ...draftKey, owner: '2' })).toBeNull();
    expect(store.find({ ...draftKey, kind: 'project' })).toBeNull();
    expect(store.find({ ...draftKey, key: 'über' })).toBeNull();
    expect(store.hasOwn('1')).toBe(true);
    expect(store.hasOwn('2')).toBe(false);
  });

  it.each(['{', '{"changes":[]}', 'null'])('does not stop the screen when it reads %s', (text) => {
    store.set(draftKey, draft);
    storage.setItem(storage.key(0) ?? '', text);
    const later = new DraftStore(storage);
    expect(later.find(draftKey)).toBeNull();
    expect(later.hasOwn('1')).toBe(false);
  });
});

describe('a browser that keeps nothing', () => {
  it('is told of, and the draft lives as long as the page', () => {
    storage.isFull = true;
    store.set(draftKey, draft);
    expect(store.isPersistent()).toBe(false);
    expect(store.find(draftKey)).toEqual(draft);
    expect(store.hasOwn('1')).toBe(true);
  });
});

describe('listeners', () => {
  it('hear of each change until they leave', () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const before = store.version();
    store.set(draftKey, draft);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.version()).not.toBe(before);
    leave();
    store.set(draftKey, null);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('hear of what another window of the same person has typed', () => {
    const { target, report } = fakeWindow();
    const stop = store.watch(target);
    expect(store.find(draftKey)).toBeNull();
    new DraftStore(storage).set(draftKey, draft);
    report(storage.key(0));
    expect(store.find(draftKey)).toEqual(draft);
    storage.clear();
    report(null);
    expect(store.find(draftKey)).toBeNull();
    stop();
    new DraftStore(storage).set(draftKey, draft);
    report(storage.key(0));
    expect(store.find(draftKey)).toBeNull();
  });

  it('hear when another window has saved, and not while it types', () => {
    const { target, report } = fakeWindow();
    const onSaved = vi.fn();
    store.watch(target, onSaved);
    store.set(draftKey, draft);
    const name = storage.key(0);
    const oldValue = JSON.stringify(draft);
    const longer = { ...draft, changes: { 'translations.de.title': { from: 'Alt', to: 'Neuer' } } };
    report(name, storage, { newValue: oldValue });
    report(name, storage, { oldValue, newValue: JSON.stringify(longer) });
    expect(onSaved).not.toHaveBeenCalled();
    report(name, storage, { oldValue });
    expect(onSaved).toHaveBeenCalledExactlyOnceWith('section');
  });

  it('hear nothing of other storages', () => {
    const { target, report } = fakeWindow();
    const listener = vi.fn();
    store.watch(target);
    store.subscribe(listener);
    report(null, new FakeStorage());
    expect(listener).not.toHaveBeenCalled();
  });
});
