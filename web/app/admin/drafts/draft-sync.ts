import { fetchDrafts, type KeptDraft, putDraft } from '~/admin/data/drafts';
import { OneAtATime } from '~/admin/data/one-at-a-time';
import { type Draft, hasSameChanges, mergedDraft } from './draft';
import type { DraftKey, DraftStore, Synced } from './draft-store';

/** Waits for the end of a word. */
const PAUSE_MS = 1_500;
/** Another device that types at the same moment refuses a few tries at most. */
const TRIES = 3;

const UNKNOWN: Synced = { revision: null, base: {}, isForeign: false };

/** Keeps the drafts of an account the same in this browser and on the server (docs/decisions/0069). */
export class DraftSync {
  readonly #calls = new OneAtATime();
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly store: DraftStore,
    private readonly owner: string,
  ) {}

  start(): () => void {
    const stopListening = this.store.onTyping((draftKey) => this.#pushSoon(draftKey));
    const onVisibility = () => void (document.visibilityState === 'hidden' ? this.flush() : this.pull());
    const onOnline = () => void this.pull();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    void this.pull();
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      void this.flush();
    };
  }

  /** Takes over what was typed on other devices, and sends what they do not know yet. */
  pull(): Promise<void> {
    return this.#calls.inTurn(async () => {
      const before = new Map(this.#keys().map((key) => [nameOf(key), this.#synced(key).revision]));
      const drafts = await fetchDrafts();
      if (!drafts) return;
      const found = new Map(
        drafts.map(({ kind, key, ...draft }) => {
          const draftKey: DraftKey = { owner: this.owner, kind, key };
          return [nameOf(draftKey), { draftKey, draft }] as const;
        }),
      );
      const keys = new Map(this.#keys().map((key) => [nameOf(key), key]));
      for (const [name, { draftKey }] of found) keys.set(name, draftKey);
      for (const [name, draftKey] of keys) {
        const { revision } = this.#synced(draftKey);
        // Another window has sent a newer state than this answer has.
        if (revision !== (before.get(name) ?? null)) continue;
        const draft = found.get(name)?.draft ?? null;
        if (revision !== (draft?.revision ?? null)) this.#adopt(draftKey, draft);
        await this.#push(draftKey);
      }
    });
  }

  /** Sends all that is not on the server. Resolves to the drafts that stay in this browser alone. */
  async flush(): Promise<DraftKey[]> {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#calls.inTurn(async () => {
      for (const draftKey of this.#keys()) await this.#push(draftKey);
    });
    return this.#keys().filter((draftKey) => this.isBehind(draftKey));
  }

  isBehind(draftKey: DraftKey): boolean {
    return !hasSameChanges(this.store.find(draftKey)?.changes ?? {}, this.#synced(draftKey).base);
  }

  #keys = () => this.store.keys(this.owner);
  #synced = (draftKey: DraftKey) => this.store.synced(draftKey) ?? UNKNOWN;

  #pushSoon(draftKey: DraftKey): void {
    if (draftKey.owner !== this.owner) return;
    const name = nameOf(draftKey);
    clearTimeout(this.#waiting.get(name));
    const send = () => {
      this.#waiting.delete(name);
      void this.#calls.inTurn(() => this.#push(draftKey));
    };
    this.#waiting.set(name, setTimeout(send, PAUSE_MS));
  }

  async #push(draftKey: DraftKey): Promise<void> {
    for (let tries = 0; tries < TRIES && this.isBehind(draftKey); tries += 1) {
      const { changes, touchedAt } = this.store.find(draftKey) ?? { changes: {}, touchedAt: Date.now() };
      const { kind, key } = draftKey;
      const answer: KeptDraft = await putDraft(
        { kind, key },
        { changes: mutable(changes), touchedAt, revision: this.#synced(draftKey).revision },
      );
      if (!answer) return;
      if ('current' in answer) this.#adopt(draftKey, answer.current);
      else {
        const synced = { revision: answer.revision, base: changes, isForeign: false };
        this.store.settle(draftKey, this.store.find(draftKey), synced);
      }
    }
  }

  #adopt(draftKey: DraftKey, theirs: (Draft & { revision: string }) | null): void {
    const { base } = this.#synced(draftKey);
    const changes = theirs?.changes ?? {};
    this.store.settle(draftKey, mergedDraft(base, this.store.find(draftKey), theirs), {
      revision: theirs?.revision ?? null,
      base: changes,
      isForeign: !hasSameChanges(base, changes),
    });
  }
}

const nameOf = ({ kind, key }: DraftKey) => `${kind} ${key}`;

/** The contract takes arrays that may be written, as Zod makes them. */
const mutable = (changes: Draft['changes']) => changes as Parameters<typeof putDraft>[1]['changes'];
