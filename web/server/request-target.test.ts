import { describe, expect, it } from 'vitest';
import { readTarget } from './request-target';

describe('readTarget', () => {
  it.each([
    ['/', '/', ''],
    ['/en', '/en', ''],
    ['/blog?tag=a/', '/blog', '?tag=a/'],
    ['/blog/%C3%BC', '/blog/%C3%BC', ''],
  ])('takes %s for a page', (target, pathname, search) => {
    expect(readTarget(target)).toEqual({ kind: 'page', pathname, search });
  });

  it.each([
    ['?q=%00abc', '?q=abc'],
    ['?q=%0%000abc', '?q=%2500abc'],
    ['?tag=%C2%80a%7Fb%EF%BF%BF&%01x=1', '?tag=ab&x=1'],
    ['?q=a%0Ab%09c', '?q=a%0Ab%09c'],
    ['?q=a%20b+c&q=', '?q=a%20b+c&q='],
  ])('reads the query %s without control characters', (search, clean) => {
    expect(readTarget(`/search${search}`)).toEqual({ kind: 'page', pathname: '/search', search: clean });
  });

  it('leaves them to the calls under /api, which refuse them', () => {
    expect(readTarget('/api/messages?search=%00')).toMatchObject({ search: '?search=%00' });
  });

  it.each([
    ['/en/', '/en'],
    ['/careers/?a=1', '/careers?a=1'],
  ])('redirects %s to %s', (target, location) => {
    expect(readTarget(target)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    '//',
    '//x',
    '//evil.example/',
    '///evil.example/%2f..//',
    '/careers//',
    '/en//careers',
    '/api//projects',
  ])('refuses %s, which has an empty segment, and never leads to another host', (target) => {
    expect(readTarget(target)).toEqual({ kind: 'refused', code: 'path-unknown' });
  });

  it.each(['/.', '/en/..', '/en/../api/projects', '/api/%2e%2E/admin', '/en/.%2e/x', '/en/./'])(
    'refuses %s, which is another path as soon as somebody resolves it',
    (target) => {
      expect(readTarget(target)).toEqual({ kind: 'refused', code: 'address-unreadable' });
    },
  );

  it('takes dots that are part of a name', () => {
    expect(readTarget('/api/content-sections/..a').kind).toBe('page');
    expect(readTarget('/robots.txt').kind).toBe('page');
  });

  it.each(['/%', '/%ff', '/%E0%A4%A', '/a%2', '*', 'http://evil.example/', '', '/\\evil.example', '/api#/x'])(
    'refuses "%s", which cannot be read',
    (target) => {
      expect(readTarget(target)).toEqual({ kind: 'refused', code: 'address-unreadable' });
    },
  );

  it('refuses more segments than any page has, because each costs a search through all routes', () => {
    expect(readTarget(`${'/a'.repeat(8)}`).kind).toBe('page');
    expect(readTarget(`${'/a'.repeat(9)}`)).toEqual({ kind: 'refused', code: 'path-unknown' });
  });

  it.each([
    ['path', `/${'a'.repeat(4_096)}`],
    ['query', `/en?${'a&'.repeat(2_048)}`],
    ['path of slashes', `/a${'/'.repeat(15_000)}x/`],
    ['path of many segments', `${'/a'.repeat(4_000)}/x`],
  ])('refuses a %s of many thousand letters', (_name, target) => {
    expect(readTarget(target)).toEqual({ kind: 'refused', code: 'address-too-long' });
  });

  it('takes the longest key that an address can be asked for', () => {
    expect(readTarget(`/api/content-sections/${encodeURIComponent('字'.repeat(255))}`).kind).toBe('page');
  });
});
