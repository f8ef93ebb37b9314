import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { gateNamed } from '~/features/gates/gate.server';
import { SignedCookie } from '~/features/gates/signed-cookie.server';
import { investorsContent } from '~/sections/investors/investors-content.server';
import { dataOf, newVisitor, posted, query, robotsOf, statusOf } from './gates.test-support';
import { action as deckAction, loader as deckLoader } from './investment-deck';
import { action as investorsAction, loader as investorsLoader } from './investors-partners';

const PASSWORDS = { investors: 'Wort & 100 % für #1', deck: 'anderes Wort = länger' };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-gates-'));
  vi.stubEnv('CMS_INTERNAL_URL', 'http://127.0.0.1:1');
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('PREVIEW_SECRET', 'p'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.stubEnv('INVESTORS_PASSWORD', PASSWORDS.investors);
  vi.stubEnv('DECK_PASSWORD', PASSWORDS.deck);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const GATES = [
  {
    name: 'investors' as const,
    path: '/en/investors-partners',
    parameter: 'pwd',
    foreign: 'password',
    load: investorsLoader,
    act: investorsAction,
  },
  {
    name: 'deck' as const,
    path: '/en/investment-deck',
    parameter: 'password',
    foreign: 'pwd',
    load: deckLoader,
    act: deckAction,
  },
];

describe.each(GATES)('the page of the gate "$name"', ({ name, path, parameter, foreign, load, act }) => {
  const handles = { load: load as never, act: act as never };

  it('holds nothing of what is behind it for a stranger, and is kept by no cache', async () => {
    const { answer, headers } = await newVisitor().send(handles.load, path);
    expect(dataOf(answer).content).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(robotsOf(answer)).toBe('noindex');
  });

  it('leaves an address with the password, and is open at the one without', async () => {
    const visitor = newVisitor();
    const first = await visitor.send(handles.load, `${path}${query(parameter, PASSWORDS[name])}&tab=1`);
    expect((first.answer as Response).status).toBe(302);
    expect(first.headers.get('Location')).toBe(`${path}?tab=1`);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const second = await visitor.send(handles.load, `${path}?tab=1`);
    expect(dataOf(second.answer).content).not.toBeNull();
    expect(robotsOf(second.answer)).toBe('noindex');
  });

  it('leaves an address with a wrong password as well, stays locked, and says so once', async () => {
    const visitor = newVisitor();
    const first = await visitor.send(handles.load, path + query(parameter, 'falsch'));
    expect(first.headers.get('Location')).toBe(path);
    const view = async () =>
      (dataOf((await visitor.send(handles.load, path)).answer) as unknown as { view: object }).view;
    expect(await view()).toEqual({ hasPassword: true, notice: { kind: 'wrong' } });
    expect(await view()).toEqual({ hasPassword: true, notice: null });
  });

  it('takes no notice of a password under the name of the other gate, but does not leave it in the address', async () => {
    const visitor = newVisitor();
    const first = await visitor.send(handles.load, path + query(foreign, PASSWORDS[name]));
    expect(first.headers.get('Location')).toBe(path);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(dataOf((await visitor.send(handles.load, path)).answer).content).toBeNull();
  });

  it('opens for the form with the right password, and for no other', async () => {
    const visitor = newVisitor();
    const wrong = await visitor.send(handles.act, path, posted({ password: `${PASSWORDS[name]} ` }));
    expect([statusOf(wrong.answer), dataOf(wrong.answer)]).toEqual([
      403,
      { content: null, notice: { kind: 'wrong' } },
    ]);
    const empty = await visitor.send(handles.act, path, posted({}));
    expect([statusOf(empty.answer), dataOf(empty.answer).notice]).toEqual([400, { kind: 'missing' }]);
    const right = await visitor.send(handles.act, path, posted({ password: PASSWORDS[name] }));
    expect(dataOf(right.answer)).toEqual({ content: expect.any(Object), notice: null });
    for (const { headers } of [wrong, empty, right]) expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('lets guesses wait, by form and by address together, and says for how long', async () => {
    const visitor = newVisitor();
    await visitor.send(handles.load, path + query(parameter, 'falsch'));
    for (let time = 0; time < 2; time += 1) await visitor.send(handles.act, path, posted({ password: 'x' }));
    const { answer, headers } = await visitor.send(handles.act, path, posted({ password: PASSWORDS[name] }));
    expect([statusOf(answer), headers.get('Retry-After')]).toEqual([429, '2']);
    expect(dataOf(answer)).toEqual({ content: null, notice: { kind: 'limited', wait: '2 seconds' } });
    await visitor.send(handles.load, path + query(parameter, PASSWORDS[name]));
    expect(dataOf((await visitor.send(handles.load, path)).answer).content).toBeNull();
  });

  it.each([
    [403, 'that another site sends', posted({ password: 'x' }, { Origin: 'https://evil.example' })],
    [413, 'that is far too long', posted({ password: 'x'.repeat(10_000) })],
    [415, 'of another type', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ])('answers %d to a form %s', async (status, _why, init) => {
    const { answer } = await newVisitor().send(handles.act, path, init);
    expect((answer as Response).status).toBe(status);
  });
});

describe('the page for investors', () => {
  it('keeps nothing that would open it again', async () => {
    const visitor = newVisitor();
    const opened = await visitor.send(
      investorsAction as never,
      '/investors-partners',
      posted({ password: PASSWORDS.investors }),
    );
    expect(opened.headers.getSetCookie()).toEqual([]);
    await visitor.send(investorsLoader as never, `/investors-partners${query('pwd', PASSWORDS.investors)}`);
    const cookies = new Map(visitor.jar);
    const load = async () =>
      dataOf((await visitor.send(investorsLoader as never, '/investors-partners')).answer).content;
    expect(await load()).not.toBeNull();
    expect(visitor.jar.size).toBe(0);
    expect(await load()).toBeNull();
    // A copy of the cookie opens nothing either.
    for (const [name, value] of cookies) visitor.jar.set(name, value);
    expect(await load()).toBeNull();
  });

  it('is written in the language of the address', async () => {
    const { answer } = await newVisitor().send(
      investorsAction as never,
      '/sq/investors-partners',
      posted({ password: PASSWORDS.investors }),
    );
    expect(dataOf(answer).content).toEqual(investorsContent('sq'));
  });
});

describe('the deck', () => {
  const deck = '/de/investment-deck';
  const openDeck = async (headers: Record<string, string> = {}) => {
    const visitor = newVisitor();
    const opened = await visitor.send(
      deckAction as never,
      deck,
      posted({ password: PASSWORDS.deck }, headers),
    );
    const content = async () => dataOf((await visitor.send(deckLoader as never, deck)).answer).content;
    return { visitor, opened, content };
  };

  it('stays open by a cookie that no script reads and no other site sends along with a form', async () => {
    const { opened, content } = await openDeck();
    expect(opened.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^investment-deck-pass=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await content()).not.toBeNull();
    expect(await content()).not.toBeNull();
  });

  it('is locked for good by the lock, for copies of the cookie as well', async () => {
    const { visitor, content } = await openDeck();
    const copy = new Map(visitor.jar);
    const locked = await visitor.send(deckAction as never, deck, posted({ intent: 'lock' }));
    expect(dataOf(locked.answer)).toEqual({ content: null, notice: null });
    expect(visitor.jar.size).toBe(0);
    expect(await content()).toBeNull();
    for (const [name, value] of copy) visitor.jar.set(name, value);
    expect(await content()).toBeNull();
  });

  it('opens with no cookie but its own', async () => {
    const { visitor, content } = await openDeck();
    const [name = '', value = ''] = [...visitor.jar][0] ?? [];
    for (const forged of ['true', `${value.slice(0, -6)}AAAAAA`, '']) {
      visitor.jar.set(name, forged);
      expect(await content()).toBeNull();
    }
    const other = newVisitor();
    await other.send(deckLoader as never, deck + query('password', 'falsch'));
    const [arrival = ''] = [...other.jar.values()];
    visitor.jar.set(name, arrival);
    expect(await content()).toBeNull();
  });

  it('is answered by redirects where there is no script, so that a reload sends nothing again', async () => {
    const { visitor, opened, content } = await openDeck({ 'Sec-Fetch-Mode': 'navigate' });
    expect((opened.answer as Response).status).toBe(303);
    expect(opened.headers.get('Location')).toBe(deck);
    expect(await content()).not.toBeNull();
    const lock = posted({ intent: 'lock' }, { 'Sec-Fetch-Mode': 'navigate' });
    const locked = await visitor.send(deckAction as never, deck, lock);
    expect((locked.answer as Response).status).toBe(303);
    expect(await content()).toBeNull();
  });
});

describe('what proves that a gate was opened', () => {
  const HOUR_MS = 3_600_000;

  it('is over after twelve hours, whatever the browser keeps', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      const visitor = newVisitor();
      const deck = '/de/investment-deck';
      await visitor.send(deckAction as never, deck, posted({ password: PASSWORDS.deck }));
      const content = async () => dataOf((await visitor.send(deckLoader as never, deck)).answer).content;
      vi.setSystemTime(Date.now() + 12 * HOUR_MS - 5_000);
      expect(await content()).not.toBeNull();
      vi.setSystemTime(Date.now() + 10_000);
      expect(await content()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is void with another password, and under another name', async () => {
    const options = { schema: z.object({ for: z.string() }), lifetimeSeconds: 60 };
    const pass = new SignedCookie({ name: 'investment-deck-arrival', ...options });
    const [own = ''] = (await pass.issue({ for: 'this' }, 'old password')).split(';');
    expect(await pass.find(own, 'old password')).toEqual({ for: 'this' });
    expect(await pass.find(own, 'new password')).toBeNull();
    const other = new SignedCookie({ name: 'investors-partners-arrival', ...options });
    expect(
      await other.find(own.replace('investment-deck-', 'investors-partners-'), 'old password'),
    ).toBeNull();
  });
});

it('the two gates have passwords of their own', async () => {
  for (const { name, path, act } of GATES) {
    const other = name === 'deck' ? PASSWORDS.investors : PASSWORDS.deck;
    const { answer } = await newVisitor().send(act as never, path, posted({ password: other }));
    expect(statusOf(answer)).toBe(403);
  }
  expect(gateNamed('investors')).not.toBe(gateNamed('deck'));
});
