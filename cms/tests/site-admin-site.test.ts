import { expect, inject, test } from 'vitest';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');

test('the panel learns where the site is, and nobody without an account does', async () => {
  const { status, body } = await siteAdmin(url, adminToken).get<{ url: string }>('/site');
  expect(status).toBe(200);
  expect(new URL(body.url).protocol).toMatch(/^https?:$/);
  expect((await siteAdmin(url, undefined).get('/site')).status).toBe(401);
  const { headers } = await fetch(`${url}/admin`);
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${new URL(body.url).origin}`);
});
