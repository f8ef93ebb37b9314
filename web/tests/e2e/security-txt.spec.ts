import { expect, test } from '@playwright/test';
import { BUILT_IN_COMPANY } from '~/company';

test('whoever finds a vulnerability is told whom to tell, for as long as a cache keeps it', async ({
  request,
}) => {
  const path = '/.well-known/security.txt';
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers()['cache-control']).toContain('public');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${BUILT_IN_COMPANY.securityEmail}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  const { etag = '' } = response.headers();
  const again = await request.get(path, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect(await (await request.get('/security-policy.txt')).text()).toContain(BUILT_IN_COMPANY.securityEmail);
});
