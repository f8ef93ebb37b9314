import { editorAccount } from 'contract/account';
import { errorAnswer } from 'contract/call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { FakeSiteAdmin } from '~/api/fake-site-admin.test-support';
import { expectRefusal } from '~/api/site-admin.test-support';
import { hasLastingSession } from '~/session/admin-session.server';

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
const refreshes = () => strapi.requests.filter(({ path }) => path === '/admin/access-token').length;

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
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Strict$/);
    // The browser forgets it when it closes.
    expect(cookie).not.toMatch(/Max-Age|Expires/);
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
    await expectRefusal(await browser.call('POST', '/api/admin/login', { json }), status);
    expect(browser.cookie).toBeNull();
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ])('is refused from %s', async (_name, headers, status) => {
    const json = { username: 'editor', password: 'Richtig2026' };
    await expectRefusal(await browser.call('POST', '/api/admin/login', { json, headers }), status);
  });

  it('to a Strapi whose disk is full is refused with that cause', async () => {
    const error = {
      status: 503,
      name: 'StorageFailure',
      message: 'Full.',
      details: { code: 'storage-full' },
    };
    strapi.failWith = { status: 503, body: { data: null, error } };
    const response = await browser.signIn('editor');
    expect(response.status).toBe(503);
    expect(errorAnswer.parse(await response.json()).code).toBe('storage-full');
    expect(browser.cookie).toBeNull();
  });

  it('of an account with a second factor needs its code, and says so only to the right password', async () => {
    strapi.secondFactors.set('editor', '123456');
    const codeOf = async (more: object, password?: string) => {
      const response = await browser.signIn('editor', password, more);
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
      return (await response.json()).code;
    };
    expect(await codeOf({})).toBe('second-factor-required');
    expect(await codeOf({ code: '654321' })).toBe('second-factor-wrong');
    expect(await codeOf({ code: '123456' }, 'falsch')).toBe('credentials-wrong');
    expect((await browser.signIn('editor', undefined, { code: ' 123456 ' })).status).toBe(200);
    expect((await session()).status).toBe(200);
  });

  it.each([[''], [' '], [123456], [null]])('is refused with %j as a code', async (code) => {
    await expectRefusal(await browser.signIn('editor', undefined, { code }), 400);
    expect(strapi.requests).toEqual([]);
  });

  it('is refused when the body is larger than any password', async () => {
    const json = { username: 'editor', password: 'x'.repeat(17_000) };
    await expectRefusal(await browser.call('POST', '/api/admin/login', { json }), 413);
  });

  it('is refused to a blocked account', async () => {
    strapi.blocked.add('editor');
    await expectRefusal(await browser.signIn('editor'), 401);
  });

  it('hands the address of the visitor to Strapi, and proves to be the site', async () => {
    await browser.signIn('editor', 'falsch');
    const headers = strapi.requests.find(({ path }) => path === '/admin/login')?.headers;
    expect(headers?.['x-visitor-address']).toBe(`192.0.2.${visitors}`);
    expect(headers?.authorization).toBe(`Bearer ${'t'.repeat(40)}`);
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it('passes the pause on when Strapi itself holds back', async () => {
    strapi.failWith = { status: 429, headers: { 'Retry-After': '77' } };
    const response = await browser.signIn('admin');
    expect(response.headers.get('Retry-After')).toBe('77');
    await expectRefusal(response, 429);
  });

  it('says that Strapi is away', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 500 };
    await expectRefusal(await browser.signIn('admin'), 503);
    strapi.failWith = null;
    expect((await browser.signIn('admin')).status).toBe(200);
  });

  it('is a POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await browser.call(method, '/api/admin/login');
      expect(response.headers.get('Allow')).toBe('POST');
      await expectRefusal(response, 405);
    }
  });
});

describe('a session', () => {
  beforeEach(async () => {
    await browser.signIn('editor');
  });

  it('ends after half an hour without a call', async () => {
    vi.setSystemTime(NOON + 31 * MINUTE);
    await expectRefusal(await session(), 401);
  });

  it('lasts while it is used, with new tokens from Strapi, and never longer than twelve hours', async () => {
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      vi.setSystemTime(NOON + minutes * MINUTE);
      expect((await session()).status).toBe(200);
    }
    expect(refreshes()).toBeGreaterThan(10);
    vi.setSystemTime(NOON + 12 * 60 * MINUTE + 1_000);
    await expectRefusal(await session(), 401);
  });

  it('refreshes once for calls that arrive together', async () => {
    vi.setSystemTime(NOON + 27 * MINUTE);
    const before = browser.cookie;
    const answers = await Promise.all([session(), session(), session()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refreshes()).toBe(1);
    // A late call with tokens that Strapi has already replaced.
    browser.cookie = before;
    expect((await session()).status).toBe(200);
    expect(refreshes()).toBe(1);
  });

  it('is over at once when Strapi blocks the account', async () => {
    strapi.blocked.add('editor');
    await expectRefusal(await session(), 401);
    expect(browser.cookie).toBeNull();
  });

  it('is over everywhere after signing out, even for a copy of its cookie', async () => {
    const copy = browser.cookie;
    const response = await browser.call('POST', '/api/admin/logout');
    expect(response.status).toBe(200);
    expect(browser.cookie).toBeNull();
    browser.cookie = copy;
    await expectRefusal(await session(), 401);
  });

  it('of another browser stays when this one signs out', async () => {
    const other = new Browser();
    await other.signIn('editor');
    await browser.call('POST', '/api/admin/logout');
    expect((await other.call('GET', '/api/admin/session')).status).toBe(200);
  });

  it('cannot be ended by another site', async () => {
    const headers = { Origin: 'https://evil.example' };
    await expectRefusal(await browser.call('POST', '/api/admin/logout', { headers }), 403);
    expect((await session()).status).toBe(200);
  });

  it('leaves the browser even when Strapi cannot be told, and says so', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 500 };
    await expectRefusal(await browser.call('POST', '/api/admin/logout'), 503);
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
    await expectRefusal(await session(), 401);
  });

  it('stays through a time without Strapi', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 502 };
    await expectRefusal(await session(), 503);
    strapi.failWith = null;
    expect((await session()).status).toBe(200);
  });
});

describe('a session that is to last', () => {
  const HOUR = 60 * MINUTE;
  const resumes = () => hasLastingSession(browser.cookie);

  it('is kept by the browser, and Strapi is asked for one of days', async () => {
    const response = await browser.signIn('editor', undefined, { staySignedIn: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/; Max-Age=28800; Path=\//);
    const asked = strapi.requests.find(({ path }) => path === '/admin/login');
    expect(JSON.parse(asked?.body.toString() ?? '')).toMatchObject({ rememberMe: true });
  });

  it('goes on after a reload, another one does not', async () => {
    await browser.signIn('editor');
    expect(await resumes()).toBe(false);
    expect((await session()).status).toBe(200);
    await browser.signIn('editor', undefined, { staySignedIn: true });
    expect(await resumes()).toBe(true);
    await browser.call('POST', '/api/admin/logout');
    expect(await resumes()).toBe(false);
  });

  it('ends after eight hours without a call', async () => {
    await browser.signIn('editor', undefined, { staySignedIn: true });
    vi.setSystemTime(NOON + 8 * HOUR - MINUTE);
    expect((await session()).status).toBe(200);
    vi.setSystemTime(NOON + 16 * HOUR);
    await expectRefusal(await session(), 401);
    expect(await resumes()).toBe(false);
  });

  it('lasts while it is used, and never longer than seven days', async () => {
    await browser.signIn('editor', undefined, { staySignedIn: true });
    for (let hours = 7; hours < 7 * 24; hours += 7) {
      vi.setSystemTime(NOON + hours * HOUR);
      expect((await session()).status).toBe(200);
      expect(await resumes()).toBe(true);
    }
    vi.setSystemTime(NOON + 7 * 24 * HOUR + 1_000);
    await expectRefusal(await session(), 401);
  });

  it('is not what a box with another value asks for', async () => {
    await expectRefusal(await browser.signIn('editor', undefined, { staySignedIn: 'yes' }), 400);
  });
});

it('signs out somebody who is not signed in', async () => {
  expect((await browser.call('POST', '/api/admin/logout')).status).toBe(200);
});
