import type { Translation } from 'contract/translation';
import type { TranslationState } from 'contract/translation-state';
import { describe, expect, it } from 'vitest';
import { countsByLanguage, rowsByKind } from './translation-rows';

function row(
  kind: Translation['kind'],
  name: string,
  languages: Partial<Record<'de' | 'en' | 'sq', TranslationState>>,
): Translation {
  const states = Object.entries(languages).map(([code, state]) => {
    const counts = { total: 2, missing: state === 'missing' ? 2 : 0, outdated: state === 'outdated' ? 1 : 0 };
    return [code, { state, updatedAt: null, ...counts }];
  });
  return { kind, key: name.toLowerCase(), name, languages: Object.fromEntries(states), panelPath: null };
}

const done = row('project', 'Idatik', { de: 'complete', en: 'complete', sq: 'complete' });
const old = row('project', 'Attrian', { de: 'complete', en: 'outdated', sq: 'complete' });
const about = row('section', 'Über uns', { de: 'complete', en: 'complete', sq: 'missing' });
const all = { onlyOpen: false, search: '' };

describe('rowsByKind', () => {
  it('puts sections first and leaves out kinds that have nothing', () => {
    const groups = rowsByKind([done, old, about], all);
    expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['section', 1],
      ['project', 2],
    ]);
  });

  it('shows only what is open when that is wanted', () => {
    const groups = rowsByKind([done, old, about], { ...all, onlyOpen: true });
    expect(groups.flatMap(({ rows }) => rows)).toEqual([about, old]);
  });

  it('takes what waits for its date for done', () => {
    const waiting = row('post', 'Geplant', { de: 'scheduled', en: 'complete' });
    expect(rowsByKind([waiting], { ...all, onlyOpen: true })).toEqual([]);
  });

  it('finds a part of a name in any case', () => {
    expect(rowsByKind([done, old, about], { ...all, search: ' ÜBER ' })).toEqual([
      { kind: 'section', rows: [about] },
    ]);
  });
});

describe('countsByLanguage', () => {
  it('counts the texts that are missing, outdated and done, those of pages too', () => {
    const file = {
      file: 'home',
      title: 'Startseite',
      count: 10,
      stored: {},
      outdated: { en: 3 },
      lastUpdated: null,
      updatedBy: null,
    };
    const found = countsByLanguage([done, old, about], [file]);
    expect(found.filter(({ language }) => ['en', 'fr', 'sq'].includes(language))).toEqual([
      { language: 'en', total: 16, missing: 0, outdated: 4, done: 12 },
      { language: 'fr', total: 10, missing: 0, outdated: 0, done: 10 },
      { language: 'sq', total: 16, missing: 2, outdated: 0, done: 14 },
    ]);
  });
});
