import type { Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { judgedLanguages, languageBeside } from './judged-languages';

const texts: Partial<Record<Language, Record<string, string>>> = {
  de: { title: 'Über uns', description: 'Wer wir sind' },
  en: { title: 'About us', description: 'Who we are' },
  fr: { title: 'À propos', description: ' ' },
};
const textsIn = (language: Language) => texts[language] ?? {};

describe('languages of an entry', () => {
  it('are complete, partial or missing by the texts that German has', () => {
    const states = judgedLanguages({ textsIn, outdated: {} });
    expect(states).toMatchObject({ de: 'complete', en: 'complete', fr: 'partial', sq: 'missing' });
  });

  it('are outdated when they were made from another German text', () => {
    const outdated = { en: { title: 'Wir' } };
    expect(judgedLanguages({ textsIn, outdated })).toMatchObject({ de: 'complete', en: 'outdated' });
  });

  it('become outdated with an unsaved change of German, which makes German itself no older', () => {
    const storedGerman = { title: 'Wir', description: 'Wer wir sind' };
    const isChanged = (language: Language) => language === 'de';
    const states = judgedLanguages({ textsIn, outdated: {}, storedGerman, isChanged });
    expect(states).toMatchObject({ de: 'complete', en: 'outdated' });
  });

  it('are up to date with an unsaved change of the same text, beside one of German too', () => {
    const outdated = { en: { title: 'Wir' } };
    const isChanged = (_language: Language, name: string) => name === 'title';
    expect(judgedLanguages({ textsIn, outdated, isChanged }).en).toBe('complete');
    const isOther = (_language: Language, name: string) => name === 'description';
    expect(judgedLanguages({ textsIn, outdated, isChanged: isOther }).en).toBe('outdated');
  });

  it('let an editor begin where a link leads, else where a translator is needed most', () => {
    const states = judgedLanguages({ textsIn, outdated: {} });
    expect(languageBeside(states, 'it')).toBe('it');
    expect(languageBeside(states)).toBe('fr');
    // An address typed by hand: German is already on the left.
    expect(languageBeside(states, 'de')).toBe('fr');
    expect(languageBeside(judgedLanguages({ textsIn: () => ({ title: 'T' }), outdated: {} }))).toBe('en');
  });

  it('are all missing when there is no text at all', () => {
    expect(judgedLanguages({ textsIn: () => ({}), outdated: {} }).de).toBe('missing');
  });
});
