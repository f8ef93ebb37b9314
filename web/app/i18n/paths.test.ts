import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages';
import { internalHref, splitPath, switchHref } from './paths';

describe('splitPath', () => {
  it.each([
    ['/', null, '/'],
    ['/careers', null, '/careers'],
    ['/en', 'en', '/'],
    ['/de/products/idatik', 'de', '/products/idatik'],
    ['/EN', null, '/EN'],
    ['/pt/careers', null, '/pt/careers'],
    ['/english', null, '/english'],
    ['/de-AT', null, '/de-AT'],
  ])('reads %s as prefix %s and path %s', (pathname, prefix, path) => {
    expect(splitPath(pathname)).toEqual({ prefix, path });
  });
});

describe('internalHref (decisions A10)', () => {
  it.each<[string, Language | null, Language, string]>([
    ['/', null, 'de', '/'],
    ['/#contact', null, 'de', '/#contact'],
    ['/', null, 'en', '/en'],
    ['/#contact', null, 'en', '/en#contact'],
    ['/#contact', 'en', 'en', '/en#contact'],
    ['/', 'de', 'de', '/de'],
    ['/careers', 'de', 'de', '/de/careers'],
    ['/blog?tag=TI%202.0#top', 'fr', 'fr', '/fr/blog?tag=TI%202.0#top'],
    ['/?a=1', 'nl', 'nl', '/nl?a=1'],
    ['/admin', 'en', 'en', '/admin'],
    ['/api/contact', 'en', 'en', '/api/contact'],
    ['/uploads/a.png', 'en', 'en', '/uploads/a.png'],
    ['/TI-2.0-Transformation-Whitepaper.html', 'en', 'en', '/TI-2.0-Transformation-Whitepaper.html'],
  ])('writes %s on a page with prefix %s in %s as %s', (to, prefix, language, href) => {
    expect(internalHref(to, { prefix, language })).toBe(href);
  });

  it('stays in the language from every page of every language', () => {
    for (const language of LANGUAGE_CODES) {
      const href = internalHref('/careers', { prefix: language, language });
      expect(splitPath(href)).toEqual({ prefix: language, path: '/careers' });
    }
  });
});

describe('switchHref (decisions A3, A16)', () => {
  it.each<[string, Language, string]>([
    ['/', 'de', '/'],
    ['/', 'it', '/it'],
    ['/en', 'de', '/'],
    ['/de/careers', 'de', '/careers'],
    ['/en/products/idatik', 'sq', '/sq/products/idatik'],
    ['/investors-partners?pwd=secret', 'en', '/en/investors-partners'],
    ['/en/investment-deck?password=secret&tag=x', 'de', '/investment-deck?tag=x'],
    ['/?preview=hero&draft=token', 'fr', '/fr'],
    ['/en/search?q=TI', 'fr', '/fr/search?q=TI'],
    ['/en/schedule-meeting?meeting=verified', 'de', '/schedule-meeting?meeting=verified'],
    ['/blog?tag=R%26D#list', 'nl', '/nl/blog?tag=R%26D'],
  ])('leads from %s to %s at %s', (current, target, href) => {
    expect(switchHref(current, target)).toBe(href);
  });

  it('drops a tag that the target language does not have', () => {
    expect(switchHref('/blog?tag=Neu', 'en', { isTagKnown: () => false })).toBe('/en/blog');
    expect(switchHref('/blog?tag=FHIR', 'en', { isTagKnown: (tag) => tag === 'FHIR' })).toBe(
      '/en/blog?tag=FHIR',
    );
  });
});
