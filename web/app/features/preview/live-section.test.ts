import { describe, expect, it } from 'vitest';
import { liveSection } from './live-section';
import type { SectionDraft } from './protocol';

const draft = (translations: SectionDraft['translations'], images: SectionDraft['images'] = {}) => ({
  key: 'about',
  translations,
  images,
});

describe('a section that is being typed', () => {
  it('has the text of the language that is looked at', () => {
    const section = liveSection('fr', draft({ de: { title: 'Neu' }, fr: { title: 'Nouveau' } }));
    expect(section.title).toEqual({ value: 'Nouveau', lang: 'fr' });
  });

  it('has the German one where that language has none or only spaces', () => {
    const german = { value: 'Neu', lang: 'de' };
    expect(liveSection('fr', draft({ de: { title: 'Neu' } })).title).toEqual(german);
    expect(liveSection('fr', draft({ de: { title: 'Neu' }, fr: { title: '  ' } })).title).toEqual(german);
  });

  it('leaves the place of a text empty for the built-in one where German has none either', () => {
    expect(liveSection('fr', draft({ de: { title: '' }, en: { title: 'New' } })).title).toBeNull();
  });

  it('has the texts that editors have named, each by the same rule', () => {
    const { texts } = liveSection('en', draft({ de: { claim: 'Eins', note: 'Zwei' }, en: { claim: 'One' } }));
    expect(texts).toEqual({ claim: { value: 'One', lang: 'en' }, note: { value: 'Zwei', lang: 'de' } });
  });

  it('has lost the pictures that were taken away', () => {
    const picture = { url: '/uploads/a.png', width: 4, height: 3 };
    const image = { ...picture, alternativeTexts: {} };
    const { images } = liveSection('en', draft({}, { main: image, old: null }));
    expect(images).toEqual({ main: { ...picture, version: null, alternativeText: null } });
  });

  it('describes pictures in the language that is looked at, else in German', () => {
    const alternativeTexts = { de: 'Ein Haus', fr: 'Une maison' };
    const image = { url: '/uploads/a.png', width: 4, height: 3, alternativeTexts };
    const describedIn = (language: 'en' | 'fr') =>
      liveSection(language, draft({}, { main: image })).images.main?.alternativeText;
    expect(describedIn('fr')).toEqual({ value: 'Une maison', lang: 'fr' });
    expect(describedIn('en')).toEqual({ value: 'Ein Haus', lang: 'de' });
  });
});
