import { describe, expect, it } from 'vitest';
import { attributes } from '../src/api/redirect/content-types/redirect/schema.json';
import { CAMPAIGN_LENGTH, campaignIn } from './campaign';
import { isListedAddress } from './missed-address';
import { newRedirect, redirectInput, storedRedirect } from './redirect';
import { findRedirect, isSameAddress, normalAddress, targetAddress, withoutSite } from './redirect-address';
import { REDIRECT_FIELD_NAMES, REDIRECT_FIELDS, REDIRECT_KINDS } from './redirect-fields';

it('the columns of Strapi are the fields of the contract', () => {
  expect(Object.keys(attributes)).toEqual(REDIRECT_FIELD_NAMES);
  expect(attributes.kind.enum).toEqual([...REDIRECT_KINDS]);
  expect(attributes.campaign.maxLength).toBe(CAMPAIGN_LENGTH);
  for (const name of ['address', 'target', 'note'] as const) {
    expect(attributes[name].maxLength).toBe(REDIRECT_FIELDS[name].limit);
  }
});

describe('what is read twice', () => {
  it.each([
    [newRedirect, { address: ' https://alt.example/%C3%9Cber/ ', kind: 'gone', target: '', note: ' a  b ' }],
    [redirectInput, { target: null, campaign: '' }],
    [storedRedirect, { address: '/a', kind: null, target: ' ', campaign: 'x', note: null }],
  ])('is the same as what is read once: %#', (schema, input) => {
    const once = schema.parse(input);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is refused where an escape would be read again', () => {
    expect(redirectInput.safeParse({ address: '/a%2520b' }).success).toBe(false);
  });
});

it.each([
  ['/Alt/', '/alt'],
  ['HTTP://www.alt.example/Seite', '/seite'],
  ['/u\u0308ber', '/über'],
  ['/%E4', '/%e4'],
  ['/', '/'],
])('%s is compared as %s', (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
});

it.each([
  ['/faq?a=1#b', '/faq'],
  ['/EN/FAQ/', '/en/faq'],
  ['https://example.org/faq', null],
  [null, null],
])('the target %s is on the site at %s', (target, address) => {
  expect(targetAddress(target)).toBe(address);
});

it.each([
  ['https://site.example/en/faq?a#b', '/en/faq?a#b'],
  ['https://site.example', '/'],
  ['https://site.example.org/faq', 'https://site.example.org/faq'],
])('the target %s is written %s', (target, written) => {
  expect(withoutSite(target, 'https://site.example')).toBe(written);
});

it.each([
  ['/a', '/en/a', true],
  ['/de/a', '/en/a', false],
  ['/en/a', '/en/a', true],
  ['/a', '/b', false],
  ['/english/a', '/a', false],
])('%s and %s are one address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
  expect(isSameAddress(other, one)).toBe(isSame);
});

it('the redirect of a language comes before the one for all', () => {
  const redirects = new Map(['/alt', '/en/alt', '/nur/x'].map((address) => [address, { address }]));
  const found = ['/ALT', '/en/alt', '/fr/alt', '/xx/alt', '/fr/nur/x/', '/nur'].map(
    (path) => findRedirect(redirects, path)?.address ?? null,
  );
  expect(found).toEqual(['/alt', '/en/alt', '/alt', null, '/nur/x', null]);
});

it.each([
  ['utm_campaign=dmea-2027', 'dmea-2027'],
  ['utm_source=x&utm_campaign=+Spring%20Sale+', 'Spring Sale'],
  ['utm_campaign=Über.uns_1~2', 'Über.uns_1~2'],
  ['utm_campaign=ada%40example.org', ''],
  ['utm_campaign=%3Cb%3E', ''],
  [`utm_campaign=${'x'.repeat(CAMPAIGN_LENGTH + 1)}`, ''],
  ['campaign=x', ''],
])('%s names the campaign "%s"', (query, name) => {
  expect(campaignIn(new URLSearchParams(query))).toBe(name);
});

describe('an address that was asked for in vain', () => {
  it.each(['/produkte/idatik', '/en/team', '/produkte.php', '/news/2024-03-15-neu', '/über_uns/a.html'])(
    '%s is listed',
    (path) => expect(isListedAddress(path)).toBe(true),
  );

  it.each([
    ['is the home page', '/'],
    ['has an address of mail', '/unsubscribe/ada@example.org'],
    ['has the number of a person', '/patient/123456789'],
    ['has a token', '/reset/a8f5f167f44f4964e6c998dee827110c'],
    ['has an id', '/x/3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['has blanks', '/ada muster'],
    ['has escapes', '/%c3'],
    ['looks for a hole', '/wp-login.php'],
    ['looks for secrets', '/.env'],
    ['looks for a backup', '/site/backup.sql'],
    ['is very long', `/${'ab-'.repeat(50)}`],
    ['is very deep', '/a/b/c/d/e/f/g'],
    ['is a call', '/api/nothing'],
    ['is a file of the build', '/assets/old.js'],
    ['is an upload', '/uploads/alt.png'],
  ])('is not listed when it %s', (_name, path) => expect(isListedAddress(path)).toBe(false));
});
