import { describe, expect, it, vi } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { loader as policyLoader } from './security-policy';
import { expiryAfter, loader, securityTxt } from './security-txt';

const SITE = 'https://www.example.org';
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Fields of RFC 9116, and how often each may occur. */
const FIELDS: Readonly<Record<string, { most: number; least?: number; shape: RegExp }>> = {
  Contact: { least: 1, most: 9, shape: /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+\S+)$/ },
  Expires: { least: 1, most: 1, shape: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ },
  'Preferred-Languages': { most: 1, shape: /^[a-z]{2}(, [a-z]{2})*$/ },
  Canonical: { most: 9, shape: /^https:\/\/\S+\/\.well-known\/security\.txt$/ },
  Policy: { most: 9, shape: /^https:\/\/\S+$/ },
};

function read(text: string): [name: string, value: string][] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      return [name, value];
    });
}

describe.each([SITE, 'http://localhost:3000'])('security.txt of %s', (siteUrl) => {
  const fields = read(securityTxt(siteUrl, BUILT_IN_COMPANY.securityEmail, new Date()));

  it('has the fields of RFC 9116 in their form, as often as they may be there', () => {
    for (const [name, value] of fields) expect(value).toMatch(FIELDS[name]?.shape ?? /^no such field$/);
    for (const [name, { least = 0, most }] of Object.entries(FIELDS)) {
      const found = fields.filter(([other]) => other === name).length;
      expect(found, name).toBeGreaterThanOrEqual(least);
      expect(found, name).toBeLessThanOrEqual(most);
    }
  });

  it("names the company's address", () => {
    expect(fields).toContainEqual(['Contact', `mailto:${BUILT_IN_COMPANY.securityEmail}`]);
  });
});

it('names itself and the policy where the site has a public address, and no address without https', () => {
  expect(read(securityTxt(SITE, BUILT_IN_COMPANY.securityEmail, new Date()))).toEqual(
    expect.arrayContaining([
      ['Canonical', `${SITE}/.well-known/security.txt`],
      ['Policy', `${SITE}/security-policy.txt`],
    ]),
  );
  expect(securityTxt('http://localhost:3000', BUILT_IN_COMPANY.securityEmail, new Date())).not.toContain(
    'http://',
  );
});

it('expires in the future and within a year, whenever it is asked for', () => {
  for (let day = 0; day < 800; day += 1) {
    const now = Date.UTC(2026, 0, 1) + day * DAY_MS + 12_345_678;
    const left = Date.parse(expiryAfter(new Date(now))) - now;
    expect(left).toBeGreaterThan(150 * DAY_MS);
    expect(left).toBeLessThan(365 * DAY_MS);
  }
});

it('is the same for a whole month, so that caches keep it', () => {
  const first = securityTxt(SITE, BUILT_IN_COMPANY.securityEmail, new Date('2026-11-01T00:00:00Z'));
  expect(securityTxt(SITE, BUILT_IN_COMPANY.securityEmail, new Date('2026-11-30T23:59:59Z'))).toBe(first);
  expect(securityTxt(SITE, BUILT_IN_COMPANY.securityEmail, new Date('2026-12-01T00:00:00Z'))).not.toBe(first);
});

it('is plain text that may be kept for an hour, as is the policy, with the address in it', async () => {
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  const texts: string[] = [];
  for (const response of [loader(), policyLoader()]) {
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toContain('public');
    texts.push(await response.text());
  }
  const [, policy = ''] = texts;
  expect(policy.split(BUILT_IN_COMPANY.securityEmail)).toHaveLength(3);
  expect(policy).not.toContain('{{');
});
