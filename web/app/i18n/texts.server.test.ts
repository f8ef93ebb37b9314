import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { isComplete, listTexts } from './copy-shape';
import { textsFor } from './texts.server';

describe('textsFor', () => {
  it('delivers exactly the pages that were asked for', () => {
    expect(Object.keys(textsFor('de', 'frame', 'home'))).toEqual(['frame', 'home']);
  });

  it('fills in the company and leaves other placeholders to the browser', () => {
    const { frame } = textsFor('de', 'frame');
    expect(frame.footer.rights).toContain(BUILT_IN_COMPANY.legalName);
    expect(frame.footer.rights).toContain('{{year}}');
  });

  it.each(LANGUAGE_CODES)('delivers every text in %s, marking what is German', (language) => {
    const german = textsFor('de', 'frame', 'home', 'contact', 'gate');
    const texts = textsFor(language, 'frame', 'home', 'contact', 'gate');
    expect(isComplete(texts, german)).toBe(true);
    expect([...listTexts(texts).values()].filter((text) => text === '')).toEqual([]);
  });
});

describe('isComplete', () => {
  const original = { title: 'Titel', items: ['a', 'b'], group: { text: 'x' } };

  it.each([
    ['a translation with everything', { title: 'T', items: ['c', 'd'], group: { text: 'y' } }, true],
    ['nothing at all', undefined, false],
    ['a missing text', { items: ['c', 'd'], group: { text: 'y' } }, false],
    ['an empty text', { title: '', items: ['c', 'd'], group: { text: 'y' } }, false],
    ['a shorter list', { title: 'T', items: ['c'], group: { text: 'y' } }, false],
    ['a missing text in a group', { title: 'T', items: ['c', 'd'], group: {} }, false],
  ])('judges %s', (_name, translation, expected) => {
    expect(isComplete(translation, original)).toBe(expected);
  });
});
