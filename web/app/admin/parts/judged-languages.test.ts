import { describe, expect, it } from 'vitest';
import type { Language } from '~/i18n/languages';
import { judgedLanguages, languageBeside } from './judged-languages';

const JANUARY = '2026-01-01T00:00:00.000Z';
const FEBRUARY = '2026-02-01T00:00:00.000Z';
const texts: Partial<Record<Language, Record<string, string>>> = {
  de: { title: 'Über uns', description: 'Wer wir sind' },
  en: { title: 'About us', description: 'Who we are' },
  fr: { title: 'À propos', description: ' ' },
};
const textsIn = (language: Language) => texts[language] ?? {};

describe('languages of an entry', () => {
  it('are complete, partial or missing by the texts that German has', () => {
    const states = judgedLanguages({ textsIn, dates: {} });
    expect(states).toMatchObject({ de: 'complete', en: 'complete', fr: 'partial', sq: 'missing' });
  });

  it('are outdated when German was saved later', () => {
    const dates = { de: FEBRUARY, en: JANUARY };
    expect(judgedLanguages({ textsIn, dates }).en).toBe('outdated');
  });

  it('become outdated with an unsaved change of German', () => {
    const dates = { de: JANUARY, en: FEBRUARY };
    const isChanged = (language: Language) => language === 'de';
    expect(judgedLanguages({ textsIn, dates, isChanged }).en).toBe('outdated');
  });

  it('are up to date with an unsaved change of their own, beside one of German too', () => {
    const dates = { de: FEBRUARY, en: JANUARY };
    expect(judgedLanguages({ textsIn, dates, isChanged: (language) => language === 'en' }).en).toBe(
      'complete',
    );
    expect(judgedLanguages({ textsIn, dates, isChanged: () => true }).en).toBe('complete');
  });

  it('let an editor begin where a link leads, else where a translator is needed most', () => {
    const states = judgedLanguages({ textsIn, dates: {} });
    expect(languageBeside(states, 'it')).toBe('it');
    expect(languageBeside(states)).toBe('fr');
    // An address typed by hand: German stands on the left already.
    expect(languageBeside(states, 'de')).toBe('fr');
    expect(languageBeside(judgedLanguages({ textsIn: () => ({ title: 'T' }), dates: {} }))).toBe('en');
  });

  it('are all missing when there is no text at all', () => {
    expect(judgedLanguages({ textsIn: () => ({}), dates: {} }).de).toBe('missing');
  });
});
