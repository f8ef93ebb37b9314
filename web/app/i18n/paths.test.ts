import { LANGUAGE_CODES, type Language, splitPath } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { internalHref, languageHref } from './paths';

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
    ['/de/careers', 'fr', 'fr', '/de/careers'],
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

describe('languageHref', () => {
  it.each<[string, Language, string]>([
    ['/', 'de', '/'],
    ['/', 'it', '/it'],
    ['/en', 'de', '/'],
    ['/de/careers', 'de', '/careers'],
    ['/en/products/idatik', 'sq', '/sq/products/idatik'],
  ])('leads from %s to %s at %s', (current, target, href) => {
    expect(languageHref(current, target)).toBe(href);
  });

  it.each<[string, Language, string]>([
    ['/docs/idatik?tab=api', 'fr', '/fr/docs/idatik?tab=api'],
    ['/docs/idatik?tab=api#chapter', 'en', '/en/docs/idatik?tab=api#chapter'],
    ['/en/docs/idatik?view=print', 'de', '/docs/idatik?view=print'],
    ['/de#contact', 'sq', '/sq#contact'],
    ['/en/search?q=TI&q=FHIR', 'fr', '/fr/search?q=TI&q=FHIR'],
    ['/en/schedule-meeting?meeting=verified', 'de', '/schedule-meeting?meeting=verified'],
    ['/blog?tag=R%26D#list', 'nl', '/nl/blog?tag=R%26D#list'],
  ])('keeps query and hash of %s in %s', (current, target, href) => {
    expect(languageHref(current, target)).toBe(href);
  });

  it.each([
    '/investors-partners?pwd=secret',
    '/investors-partners?PWD=secret',
    '/investors-partners?password=secret',
    '/investors-partners?preview=hero&preview-token=x',
    '/investors-partners?draft=x&access_token=y',
    '/investors-partners?contact=sent',
    '/investors-partners?utm_source=heise',
  ])('leaves behind what opens, previews, has just happened or means nothing to a page in %s', (current) => {
    expect(languageHref(current, 'en')).toBe('/en/investors-partners');
    expect(languageHref(`${current}&tab=api#top`, 'en')).toBe('/en/investors-partners?tab=api#top');
  });

  it('names German too where a prefix is asked for', () => {
    expect(languageHref('/en/docs/idatik?tab=api#chapter', 'de', { isPrefixed: true })).toBe(
      '/de/docs/idatik?tab=api#chapter',
    );
  });
});
