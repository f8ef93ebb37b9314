import { describe, expect, it } from 'vitest';
import { foundSections, orderedSections, statesOf, titleOf } from './listed-sections';

const section = (sectionKey: string, title?: string) => ({
  sectionKey,
  translations: title === undefined ? {} : { de: { title } },
});
const keys = (sections: { sectionKey: string }[]) => sections.map(({ sectionKey }) => sectionKey);

describe('the list of sections', () => {
  it('is ordered for people: numbers by size, umlauts beside their letters, the key where there is no title', () => {
    const sections = [
      section('z', 'Teil 10'),
      section('y', 'Teil 9'),
      section('x', 'Über uns'),
      section('w', 'Zuletzt'),
      section('team', ' '),
      section('v'),
    ];
    expect(keys(orderedSections(sections))).toEqual(['team', 'y', 'z', 'x', 'v', 'w']);
  });

  it('is found by a part of title or key in any case', () => {
    const sections = [section('about', 'Über uns'), section('hero', 'Digitale Identität')];
    expect(keys(foundSections(sections, ' ÜBER'))).toEqual(['about']);
    expect(keys(foundSections(sections, 'HER'))).toEqual(['hero']);
    expect(keys(foundSections(sections, ' '))).toEqual(['about', 'hero']);
  });

  it('knows a title from spaces', () => {
    expect(titleOf(section('a', '  '))).toBe('');
  });
});

describe('the states of languages', () => {
  const translations = { de: { title: 'Wir', note: 'Notiz' }, en: { title: 'We' } };

  it('leave out texts that no page shows', () => {
    const states = statesOf({ sectionKey: 'about', translations, outdated: {} });
    expect(states).toMatchObject({ de: 'complete', en: 'complete', fr: 'missing' });
  });

  it('are none for a section that no page shows', () => {
    expect(statesOf({ sectionKey: 'messe', translations, outdated: {} })).toBeNull();
  });
});
