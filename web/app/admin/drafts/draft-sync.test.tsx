import type { StoredDraft } from 'contract/draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withField } from './draft';
import { type DraftKey, DraftStore } from './draft-store';
import { DraftSync } from './draft-sync';

const OWNER = '1';
const key: DraftKey = { owner: OWNER, kind: 'section', key: 'about' };

/** Answers as the contract says, for all devices of one account. */
class Server {
  drafts = new Map<string, StoredDraft>();
  isAway = false;
  puts = 0;
  #revision = 0;

  answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (this.isAway) throw new TypeError('Failed to fetch');
    if (path === '/api/drafts') return Response.json([...this.drafts.values()]);
    const [, , , kind, name = ''] = path.split('/');
    const input = JSON.parse(String(init.body));
    const stored = this.drafts.get(name) ?? null;
    this.puts += 1;
    if ((stored?.revision ?? null) !== input.revision && Object.keys(input.changes).length > 0) {
      return Response.json({ code: 'draft-stale', current: stored }, { status: 409 });
    }
    if (Object.keys(input.changes).length === 0) {
      this.drafts.delete(name);
      return Response.json({ revision: null });
    }
    this.#revision += 1;
    const revision = `r${this.#revision}`;
    this.drafts.set(name, { ...input, kind, key: name, revision });
    return Response.json({ revision });
  };
}

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal('fetch', server.answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Two storages stand for two browsers. */
function device(storage: Storage) {
  const store = new DraftStore(storage);
  const sync = new DraftSync(store, OWNER);
  return {
    store,
    sync,
    type: (name: string, to: string, at = Date.now()) =>
      store.set(key, withField(store.find(key), { title: 'Alt', text: 'Alt' }, name, to, at)),
    changes: () => store.find(key)?.changes,
  };
}
const computer = () => device(localStorage);
const phone = () => device(sessionStorage);

describe('what was typed on one device', () => {
  it('goes on at another, which says where it comes from until it is typed on', async () => {
    const [here, there] = [computer(), phone()];
    here.type('title', 'Neu');
    expect(await here.sync.flush()).toEqual([]);
    await there.sync.pull();
    expect(there.changes()).toEqual({ title: { from: 'Alt', to: 'Neu' } });
    expect(there.store.synced(key)?.isForeign).toBe(true);
    expect(there.store.hasOwn(OWNER)).toBe(false);
    there.type('title', 'Neuer');
    expect(there.store.synced(key)?.isForeign).toBe(false);
    await there.sync.flush();
    await here.sync.pull();
    expect(here.changes()).toEqual({ title: { from: 'Alt', to: 'Neuer' } });
  });

  it('is gone at another when it was discarded', async () => {
    const [here, there] = [computer(), phone()];
    here.type('title', 'Neu');
    await here.sync.flush();
    await there.sync.pull();
    there.store.set(key, null);
    await there.sync.flush();
    await here.sync.pull();
    expect(here.changes()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is sent a moment after the last letter', async () => {
    vi.useFakeTimers();
    const here = computer();
    const stop = here.sync.start();
    await vi.advanceTimersByTimeAsync(0);
    here.type('title', 'N');
    await vi.advanceTimersByTimeAsync(1_000);
    here.type('title', 'Ne');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.puts).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.drafts.get('about')?.changes).toEqual({ title: { from: 'Alt', to: 'Ne' } });
    expect(server.puts).toBe(1);
    stop();
  });

  it('stays in the browser while the server is away, and is sent with the next pull', async () => {
    const here = computer();
    server.isAway = true;
    here.type('title', 'Neu');
    expect(await here.sync.flush()).toEqual([key]);
    expect(here.changes()).toEqual({ title: { from: 'Alt', to: 'Neu' } });
    server.isAway = false;
    await here.sync.pull();
    expect(server.drafts.size).toBe(1);
  });
});

describe('what was typed on two devices', () => {
  async function both() {
    const [here, there] = [computer(), phone()];
    here.type('title', 'Neu');
    await here.sync.flush();
    await there.sync.pull();
    return { here, there };
  }

  it('is joined field by field', async () => {
    const { here, there } = await both();
    here.type('text', 'Hier');
    there.type('title', 'Dort');
    await here.sync.flush();
    await there.sync.flush();
    await here.sync.pull();
    const joined = { title: { from: 'Alt', to: 'Dort' }, text: { from: 'Alt', to: 'Hier' } };
    expect(here.changes()).toEqual(joined);
    expect(there.changes()).toEqual(joined);
  });

  it('into the same field is kept twice, the newer text in front, on both', async () => {
    const { here, there } = await both();
    here.type('title', 'Früher', 1_000);
    there.type('title', 'Später', 2_000);
    await there.sync.flush();
    await here.sync.flush();
    await there.sync.pull();
    const kept = { title: { from: 'Alt', to: 'Später', rival: 'Früher' } };
    expect(here.changes()).toEqual(kept);
    expect(there.changes()).toEqual(kept);
  });

  it('is not lost when the other device discards the field', async () => {
    const { here, there } = await both();
    here.type('title', 'Weiter');
    there.store.set(key, null);
    await there.sync.flush();
    await here.sync.flush();
    expect(here.changes()).toEqual({ title: { from: 'Alt', to: 'Weiter' } });
    expect(server.drafts.get('about')?.changes).toEqual(here.changes());
  });
});

it('a draft of an earlier version of the site is sent as it is', async () => {
  const draft = { changes: { title: { from: 'Alt', to: 'Neu' } }, touchedAt: 7 };
  localStorage.setItem('admin-draft:1:section:about', JSON.stringify(draft));
  await computer().sync.pull();
  expect(server.drafts.get('about')).toMatchObject(draft);
});

it('drafts of another account stay where they are', async () => {
  const store = new DraftStore(localStorage);
  store.set({ ...key, owner: '2' }, withField(null, {}, 'title', 'Neu'));
  await new DraftSync(store, OWNER).pull();
  expect(server.drafts.size).toBe(0);
  expect(store.hasOwn('2')).toBe(true);
});
