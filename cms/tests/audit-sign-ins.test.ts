import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { call, logIn } from './http-client';
import './provided';

const { url, siteToken, adminPassword, folder } = inject('cms');
const trail = auditTrail(folder);

const during = async (work: () => Promise<unknown>) => inShort(await trail.during(work));
/** Marks calls as the site's for an editor. */
const fromSite = { 'x-site-token': siteToken };

describe('a sign-in', () => {
  const signIn = (json: object, headers = {}) => call(`${url}/admin/login`, { json, headers });

  test('at the panel and at /admin is told with its door, and so is the sign-out', async () => {
    // Names this session; otherwise the sign-out would end all sessions of the account.
    const deviceId = randomUUID();
    let token = '';
    expect(
      await during(async () => {
        token = await logIn(url, { email: 'admin@mustermed.example', password: adminPassword, deviceId });
      }),
    ).toEqual(['admin panel sign-in account 1']);
    const site = { authorization: `Bearer ${siteToken}`, 'x-visitor-address': '192.0.2.7' };
    expect(await during(() => signIn({ username: 'ADMIN', password: adminPassword }, site))).toEqual([
      'admin admin sign-in account 1',
    ]);
    expect(
      await during(() => call(`${url}/admin/logout`, { token, json: { deviceId }, headers: fromSite })),
    ).toEqual(['admin admin sign-out account 1']);
  });

  test('that fails is told with the account, where there is one', async () => {
    expect(await during(() => signIn({ email: ' Admin ', password: 'Wrong-Secret-1' }))).toEqual([
      'admin panel sign-in-failed account 1',
    ]);
  });

  test('under a name that nobody has leaves nothing of what was typed', async () => {
    const typed = `Geheimes-Passwort-${randomUUID()}`;
    expect(await during(() => signIn({ email: typed, password: 'Wrong-Secret-2' }))).toEqual([
      'panel sign-in-failed account',
    ]);
    expect(await trail.everything()).not.toContain(typed);
  });

  test('that is never compared is none', async () => {
    expect(await during(() => signIn({ email: 'admin' }))).toEqual([]);
  });

  test('that nobody makes is not told by renewing a session', async () => {
    expect(await during(() => call(`${url}/admin/access-token`, { method: 'POST' }))).toEqual([]);
  });
});
