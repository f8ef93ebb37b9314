import { errorAnswer } from 'contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { FakeSiteAdmin } from '~/api/fake-site-admin.test-support';
import { expectRefusal } from '~/api/site-admin.test-support';

const strapi = new FakeSiteAdmin();
const LINKS = '/api/admin/password-links';
const NEW_PASSWORD = '/api/admin/new-password';
const PASSWORD = 'Neue-Redaktion-2027';
let browser: Browser;

beforeAll(async () => {
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});
afterAll(() => strapi.stop());
beforeEach(() => {
  strapi.reset();
  browser = new Browser('192.0.2.7');
});

const ask = (json: unknown, headers = {}) => browser.call('POST', LINKS, { json, headers });
const set = (json: unknown, headers = {}) => browser.call('POST', NEW_PASSWORD, { json, headers });
const codeOf = async (response: Response) => errorAnswer.parse(await response.json()).code;

describe('a link to set a password', () => {
  it.each([true, false])('is offered if Strapi sends mails: %s', async (sendsMail) => {
    strapi.sendsMail = sendsMail;
    const response = await browser.call('GET', LINKS);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ sendsMail });
  });

  it('is asked for with the address of the visitor, which the site proves to have sent', async () => {
    const response = await ask({ email: ' ada@example.org ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(browser.cookie).toBeNull();
    const [asked] = strapi.requests;
    expect(asked?.path).toBe('/admin/forgot-password');
    expect(JSON.parse(String(asked?.body))).toEqual({ email: 'ada@example.org' });
    expect(asked?.headers['x-visitor-address']).toBe('192.0.2.7');
    expect(asked?.headers.authorization).toBe(`Bearer ${'t'.repeat(40)}`);
  });

  it('is refused where no mails are sent', async () => {
    strapi.sendsMail = false;
    const response = await ask({ email: 'ada@example.org' });
    expect([response.status, await codeOf(response)]).toEqual([409, 'mail-off']);
  });

  it.each([[{}], [{ email: 'ada' }], [{ email: ['ada@example.org'] }], [{ email: 'a\u0000@example.org' }]])(
    'is not asked for with %j',
    async (json) => {
      await expectRefusal(await ask(json), 400);
      expect(strapi.requests).toEqual([]);
    },
  );

  it('is not asked for from another site', async () => {
    await expectRefusal(await ask({ email: 'ada@example.org' }, { Origin: 'https://evil.example' }), 403);
    expect(strapi.requests).toEqual([]);
  });

  it('passes the pause on when Strapi holds back', async () => {
    strapi.failWith = { status: 429, headers: { 'Retry-After': '77' } };
    const response = await ask({ email: 'ada@example.org' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '77']);
  });
});

describe('a new password', () => {
  beforeEach(() => {
    strapi.linkToken = 'from-the-mail';
  });

  it('is set by the token once, and signs nobody in', async () => {
    const given = { token: 'from-the-mail', password: PASSWORD };
    const response = await set(given);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(strapi.requests[0]?.headers['x-visitor-address']).toBe('192.0.2.7');
    const again = await set(given);
    expect([again.status, await codeOf(again)]).toEqual([400, 'link-invalid']);
  });

  it('that breaks a rule is refused by that rule, and leaves the link', async () => {
    const refused = await set({ token: 'from-the-mail', password: 'kurz' });
    expect(await refused.json()).toMatchObject({ code: 'password-too-short', limit: 12 });
    expect((await set({ token: 'from-the-mail', password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['no token', { password: PASSWORD }],
    ['a token that is none', { token: 'a/b', password: PASSWORD }],
    ['no password', { token: 'from-the-mail' }],
  ])('is refused with %s', async (_name, json) => {
    await expectRefusal(await set(json), 400);
    expect(strapi.requests).toEqual([]);
  });

  it('is refused from another site, and in a body larger than any password', async () => {
    const given = { token: 'from-the-mail', password: PASSWORD };
    await expectRefusal(await set(given, { Origin: 'https://evil.example' }), 403);
    await expectRefusal(await set({ ...given, password: 'x'.repeat(17_000) }), 413);
  });
});
