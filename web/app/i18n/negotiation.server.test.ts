import { describe, expect, it } from 'vitest';
import { languageOf } from './negotiation.server';

function ask(path: string, headers: Record<string, string> = {}) {
  return languageOf(new Request(`http://localhost${path}`, { headers }));
}

describe('languageOf', () => {
  it.each(['/de', '/de/careers'])('answers %s in German to an English browser (decisions A1)', (path) => {
    expect(ask(path, { 'Accept-Language': 'en-US,en;q=0.9', Cookie: 'lang=en' })).toEqual({
      language: 'de',
      prefix: 'de',
    });
  });

  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', 'it'],
    ['de-AT', 'de'],
    ['DE-ch;q=0.4, EN;q=0.3', 'de'],
    ['pt-BR,pt;q=0.9', 'de'],
    ['pt-BR,pt;q=0.9,es;q=0.5', 'es'],
    ['en;q=0.2,fr;q=0.7', 'fr'],
    ['en;q=0', 'de'],
    ['*', 'de'],
    ['sq', 'sq'],
    ['', 'de'],
    [';;;q=x', 'de'],
  ])('negotiates "%s" as %s on an address without prefix (decisions A2)', (header, language) => {
    expect(ask('/careers', { 'Accept-Language': header })).toEqual({ language, prefix: null });
  });

  it('speaks German to those who name no language, as search engines do', () => {
    expect(ask('/')).toEqual({ language: 'de', prefix: null });
  });

  it('prefers the saved choice to the browser (decisions A3)', () => {
    const headers = { 'Accept-Language': 'en', Cookie: 'theme=dark; lang=de' };
    expect(ask('/', headers)).toEqual({ language: 'de', prefix: null });
  });

  it.each(['lang=pt', 'lang=EN', 'lang=', 'slang=fr'])('ignores the cookie "%s"', (cookie) => {
    expect(ask('/', { Cookie: cookie, 'Accept-Language': 'nl' }).language).toBe('nl');
  });

  it.each(['/EN', '/pt', '/xx/careers'])(
    'takes %s for a path, not for a language (decisions A14)',
    (path) => {
      expect(ask(path).prefix).toBeNull();
    },
  );
});
