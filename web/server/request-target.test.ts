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
    ['/en/', '/en'],
    ['/careers/?a=1', '/careers?a=1'],
    ['/careers///', '/careers'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/%2f..//', '/evil.example/%2f..'],
    ['//', '/'],
  ])('redirects %s to %s, never to another host (decisions A14)', (target, location) => {
    expect(readTarget(target)).toEqual({ kind: 'redirect', location });
  });

  it.each(['/%', '/%ff', '/%E0%A4%A', '/a%2', '*', 'http://evil.example/', '', '/\\evil.example'])(
    'calls "%s" malformed',
    (target) => {
      expect(readTarget(target)).toEqual({ kind: 'malformed' });
    },
  );
});
