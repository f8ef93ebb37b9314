import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from './browser.test-support';
import { errorAnswer } from './contract';
import { editorAccount } from './contract-editing';
import { FakeSiteAdmin } from './fake-site-admin.test-support';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);

const strapi = new FakeSiteAdmin();
let browser: Browser;
let visitors = 0;

beforeAll(async () => {
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});

afterAll(() => strapi.stop());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  strapi.reset();
  visitors += 1;
  browser = new Browser(`192.0.2.${visitors}`);
});

afterEach(() => {
  vi.useRealTimers();
});

const session = () => browser.call('GET', '/api/admin/session');
const refreshes = () => strapi.asked.filter(({ path }) => path === '/admin/access-token').length;

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  errorAnswer.strict().parse(await response.json());
}

describe('signing in', () => {
  it('takes the account of Strapi and says what it may do', async () => {
    expect((await browser.signIn('editor')).status).toBe(200);
    const account = editorAccount.parse(await (await session()).json());
    expect(account.user.roles).toEqual(['strapi-editor']);
    expect(account.may.messages.delete).toBe(true);
  });

  it('gives the browser a cookie that scripts, other sites and the editor cannot read', async () => {
    const response = await browser.signIn('editor');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^admin-session=/);
    expect(cookie).toMatch(/; Max-Age=1800; Path=\/;.*HttpOnly; SameSite=Strict$/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const value = decodeURIComponent(cookie.split(/[=;]/)[1] ?? '');
    const readable = Buffer.from(value, 'base64').toString();
    expect(readable).not.toContain('strapi_admin_refresh');
    expect(await response.text()).toBe('{"success":true}');
  });

  it.each([
    ['a wrong password', { username: 'editor', password: 'falsch' }, 401],
    ['an unknown name', { username: 'nobody', password: 'Richtig2026' }, 401],
    ['no password', { username: 'editor' }, 400],
    ['an empty name', { username: ' ', password: 'x' }, 400],
    ['an object as name', { username: { $ne: '' }, password: 'x' }, 400],
    ['a list', [], 400],
  ])('is refused with %s', async (_name, json, status) => {
    await expectError(await browser.call('POST', '/api/admin/login', { json }), status);
    expect(browser.cookie).toBeNull();
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ])('is refused from %s', async (_name, headers, status) => {
    const json = { username: 'editor', password: 'Richtig2026' };
    await expectError(await browser.call('POST', '/api/admin/login', { json, headers }), status);
  });

  it('is refused when the body is larger than any password', async () => {
    const json = { username: 'editor', password: 'x'.repeat(17_000) };
    await expectError(await browser.call('POST', '/api/admin/login', { json }), 413);
  });

  it('is refused to a blocked account', async () => {
    strapi.blocked.add('editor');
    await expectError(await browser.signIn('editor'), 401);
  });

  it('is held back after ten failures at one name, from wherever they come', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await new Browser(`198.51.100.${attempt}`).signIn('Author', 'falsch');
    }
    const response = await browser.signIn('author');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(response, 429);
    vi.setSystemTime(NOON + 11 * MINUTE);
    expect((await browser.signIn('author')).status).toBe(200);
  });

  it('is held back after many attempts from one address, whatever the names', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await browser.signIn(`name-${attempt}`, 'falsch');
    await expectError(await browser.signIn('editor'), 429);
  });

  it('passes the pause on when Strapi itself holds back', async () => {
    strapi.failWith = { status: 429, headers: { 'Retry-After': '77' } };
    const response = await browser.signIn('admin');
    expect(response.headers.get('Retry-After')).toBe('77');
    await expectError(response, 429);
  });

  it('says that Strapi is away, and does not count that against the name', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 500 };
    for (let attempt = 0; attempt < 12; attempt += 1) await expectError(await browser.signIn('admin'), 503);
    strapi.failWith = null;
    expect((await browser.signIn('admin')).status).toBe(200);
  });

  it('is a POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await browser.call(method, '/api/admin/login');
      expect(response.headers.get('Allow')).toBe('POST');
      await expectError(response, 405);
    }
  });
});

describe('a session', () => {
  beforeEach(async () => {
    await browser.signIn('editor');
  });

  it('ends after half an hour without a call', async () => {
    vi.setSystemTime(NOON + 31 * MINUTE);
    await expectError(await session(), 401);
  });

  it('lasts while it is used, with new tokens from Strapi, and never longer than twelve hours', async () => {
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      vi.setSystemTime(NOON + minutes * MINUTE);
      expect((await session()).status).toBe(200);
    }
    expect(refreshes()).toBeGreaterThan(10);
    vi.setSystemTime(NOON + 12 * 60 * MINUTE + 1_000);
    await expectError(await session(), 401);
  });

  it('refreshes once for calls that arrive together', async () => {
    vi.setSystemTime(NOON + 27 * MINUTE);
    const before = browser.cookie;
    const answers = await Promise.all([session(), session(), session()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refreshes()).toBe(1);
    // A call of before that arrives late, with tokens that Strapi has taken already.
    browser.cookie = before;
    expect((await session()).status).toBe(200);
    expect(refreshes()).toBe(1);
  });

  it('is over at once when Strapi blocks the account', async () => {
    strapi.blocked.add('editor');
    await expectError(await session(), 401);
    expect(browser.cookie).toBeNull();
  });

  it('is over everywhere after signing out, even for a copy of its cookie', async () => {
    const copy = browser.cookie;
    const response = await browser.call('POST', '/api/admin/logout');
    expect(response.status).toBe(200);
    expect(browser.cookie).toBeNull();
    browser.cookie = copy;
    await expectError(await session(), 401);
  });

  it('of another browser stays when this one signs out', async () => {
    const other = new Browser();
    await other.signIn('editor');
    await browser.call('POST', '/api/admin/logout');
    expect((await other.call('GET', '/api/admin/session')).status).toBe(200);
  });

  it('cannot be ended by another site', async () => {
    const headers = { Origin: 'https://evil.example' };
    await expectError(await browser.call('POST', '/api/admin/logout', { headers }), 403);
    expect((await session()).status).toBe(200);
  });

  it('leaves the browser even when Strapi cannot be told, and says so', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 500 };
    await expectError(await browser.call('POST', '/api/admin/logout'), 503);
    expect(browser.cookie).toBeNull();
  });

  it.each([
    [
      'changed by one letter',
      (cookie: string) => cookie.replace(/.(?=.{30}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    ],
    ['cut short', (cookie: string) => cookie.slice(0, -20)],
    ['made up', () => `admin-session=${encodeURIComponent(Buffer.from('"a.b.c.d.e"').toString('base64'))}`],
    ['empty', () => 'admin-session='],
  ])('is none when its cookie is %s', async (_name, change) => {
    browser.cookie = change(browser.cookie ?? '');
    await expectError(await session(), 401);
  });

  it('stays through a time without Strapi', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 502 };
    await expectError(await session(), 503);
    strapi.failWith = null;
    expect((await session()).status).toBe(200);
  });
});

it('signs out somebody who is not signed in', async () => {
  expect((await browser.call('POST', '/api/admin/logout')).status).toBe(200);
});
