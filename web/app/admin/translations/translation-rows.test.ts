import type { Translation } from 'contract/translation';
import type { TranslationState } from 'contract/translation-state';
import { describe, expect, it } from 'vitest';
import { completeByLanguage, rowsByKind } from './translation-rows';

function row(
  kind: Translation['kind'],
  name: string,
  languages: Partial<Record<'de' | 'en' | 'sq', TranslationState>>,
): Translation {
  const states = Object.entries(languages).map(([code, state]) => [code, { state, updatedAt: null }]);
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
    const [english] = completeByLanguage([row('post', 'Geplant', { en: 'scheduled' })]);
    expect(english).toEqual({ language: 'en', count: 1, total: 1 });
  });

  it('finds a part of a name in any case', () => {
    expect(rowsByKind([done, old, about], { ...all, search: ' ÜBER ' })).toEqual([
      { kind: 'section', rows: [about] },
    ]);
  });
});

describe('completeByLanguage', () => {
  it('counts what is complete, among what the account may read', () => {
    const found = completeByLanguage([done, old, about]).filter(({ total }) => total > 0);
    expect(found).toEqual([
      { language: 'en', count: 2, total: 3 },
      { language: 'sq', count: 2, total: 3 },
    ]);
  });
});
