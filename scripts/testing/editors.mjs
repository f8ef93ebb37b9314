import { setTimeout as delay } from 'node:timers/promises';

const KEY = 'fault-run';
const FIELD = 'title.de';
/** One editor each, in the same entry. */
const LANGUAGES = ['de', 'en'];
const PAUSE_MS = 250;
const TIMEOUT_MS = 10_000;
/** Maximum for a call to be answered in the end; longer than any restart. */
const PATIENCE_MS = 240_000;

/** @typedef {{ ok: boolean, isSignedOut: boolean, body: unknown, cookie: string }} Answer */
/** @typedef {{ key: string, revision: string, changes: Record<string, { to: string }> }} Draft */
/** @typedef {{ sectionKey: string, translations: Record<string, { title?: string }> }} Section */
/** @typedef {{ username: string, password: string }} Account */

/** Remembers a place: its last acknowledged value, and those sent after it. @param {string} first */
export function ledgerOf(first) {
  let last = first;
  /** @type {string[]} */
  let open = [];
  let lost = 0;
  return {
    /** @param {string} value */
    send: (value) => void open.push(value),
    /** @param {string} value */
    acknowledge: (value) => {
      last = value;
      open = [];
    },
    /** Counts a value that is neither the last acknowledged nor a later one. @param {string} stored */
    check: (stored) => {
      if (stored !== last && !open.includes(stored)) lost += 1;
    },
    lost: () => lost,
  };
}

/**
 * Lets two editors work in one section as /admin does, each in a language: read what is stored, draft, save.
 * @param {{ siteUrl: string, account: Account, signal?: AbortSignal }} options `signal` makes them give up
 */
export function startEditors({ siteUrl, account, signal }) {
  let isStopping = false;
  const counts = { drafts: 0, saves: 0, refusals: 0 };

  /** Returns null while the site or Strapi is away. @param {string} method @param {string} path */
  async function call(method, path, /** @type {unknown} */ body = undefined, cookie = '') {
    try {
      const answer = await fetch(`${siteUrl}/api/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: siteUrl, Cookie: cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.text();
      if (answer.status >= 500) return null;
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
      return /** @type {Answer} */ ({
        ok: answer.ok,
        isSignedOut: answer.status === 401,
        body: JSON.parse(text || '{}'),
        cookie: cookies.join('; '),
      });
    } catch {
      return null; // the site is down
    }
  }

  /** Repeats until it is answered. @param {Parameters<typeof call>} what */
  async function insist(...what) {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      signal?.throwIfAborted();
      const answer = await call(...what);
      if (answer) return answer;
      if (performance.now() > deadline) throw new Error(`${what[0]} ${what[1]} is not answered any more.`);
      counts.refusals += 1;
      await delay(PAUSE_MS);
    }
  }

  /** @param {string} language */
  async function edit(language) {
    let cookie = '';
    const signIn = async () => {
      const answer = await insist('POST', 'admin/login', account);
      if (!answer.ok) throw new Error('The editor cannot sign in.');
      cookie = answer.cookie;
    };
    await signIn();
    /** Signs in again after half an hour, when the session is over. @param {string} path */
    const read = async (path) => {
      const first = await insist('GET', path, undefined, cookie);
      if (!first.isSignedOut) return first.body;
      await signIn();
      const second = await insist('GET', path, undefined, cookie);
      if (second.isSignedOut) throw new Error('The editor is signed out right after the sign-in.');
      return second.body;
    };
    const draftName = `section/${KEY}-${language}`;
    const [draft, save] = [ledgerOf(''), ledgerOf('')];
    const kept = async () => {
      const found = /** @type {Draft[]} */ (await read('drafts')).find(
        ({ key }) => key === `${KEY}-${language}`,
      );
      draft.check(found?.changes[FIELD]?.to ?? '');
      return found?.revision ?? null;
    };
    const saved = async () => {
      const found = /** @type {Section[]} */ (await read('content-sections')).find(
        ({ sectionKey }) => sectionKey === KEY,
      );
      save.check(found?.translations[language]?.title ?? '');
    };
    await insist('POST', 'content-sections', { sectionKey: KEY }, cookie);
    for (let number = 1; !isStopping && !signal?.aborted; number += 1) {
      const text = `Fassung ${number}`;
      const changes = { [FIELD]: { from: '', to: text } };
      draft.send(text);
      const input = { changes, touchedAt: Date.now(), revision: await kept() };
      if ((await call('PUT', `drafts/${draftName}`, input, cookie))?.ok) {
        draft.acknowledge(text);
        counts.drafts += 1;
      } else counts.refusals += 1;
      await saved();
      save.send(text);
      const translations = { [language]: { title: text } };
      if ((await call('PUT', `content-sections/${KEY}`, { translations }, cookie))?.ok) {
        save.acknowledge(text);
        counts.saves += 1;
      } else counts.refusals += 1;
      await delay(PAUSE_MS);
    }
    await Promise.all([kept(), saved()]);
    return draft.lost() + save.lost();
  }

  const editing = Promise.all(LANGUAGES.map(edit));
  // `stop` reports it.
  editing.catch(() => {});
  return {
    counts,
    async stop() {
      isStopping = true;
      return (await editing).reduce((sum, lost) => sum + lost, 0);
    },
  };
}
