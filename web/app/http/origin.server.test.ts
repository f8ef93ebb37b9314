import { describe, expect, it } from 'vitest';
import { isForeignOrigin } from './origin.server';

const SITE = 'https://site.example';
const isForeign = (headers: Record<string, string>, siteUrl = SITE) =>
  isForeignOrigin(new Headers(headers), siteUrl);

describe('a write', () => {
  it.each([
    ['of the site’s own page', { Origin: SITE }, SITE],
    ['of a program', {}, SITE],
    [
      'of this machine under its other name',
      { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' },
      SITE,
    ],
  ])('%s is welcome', (_name, headers, siteUrl) => {
    expect(isForeign(headers as Record<string, string>, siteUrl)).toBe(false);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example', Host: 'site.example' }],
    ['another site that leads its own name here', { Origin: 'http://evil.example', Host: 'evil.example' }],
    ['the same name without encryption', { Origin: 'http://site.example', Host: 'site.example' }],
    ['another protocol', { Origin: 'ftp://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
    ['another port of this machine', { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:3000' }],
    ['nobody knows where', { Origin: 'null' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('of %s is refused', (_name, headers) => {
    expect(isForeign(headers as unknown as Record<string, string>)).toBe(true);
  });
});
