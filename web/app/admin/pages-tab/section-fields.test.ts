import { SHOWN_SECTIONS } from 'contract/section-fields';
import { describe, expect, it } from 'vitest';
import { HOME_SECTIONS } from '~/site-map';
import { changeOf, fieldsOf, pictureUrls, previewOf, shapeOf, unseenFields } from './section-fields';
import { sectionSlots } from './section-slots.server';

const section = {
  translations: { de: { title: 'Über uns', 'knopf.text': 'Mehr' }, en: { title: 'About us' } },
  images: { main: '/uploads/a.jpg' },
};
const fields = fieldsOf(section);

describe('a section as a form', () => {
  it('has a value for each text of each language and each picture', () => {
    expect(fields).toEqual({
      'translations.de.title': 'Über uns',
      'translations.de.knopf.text': 'Mehr',
      'translations.en.title': 'About us',
      'images.main': '/uploads/a.jpg',
    });
    expect(pictureUrls({ ...fields, 'images.logo': '' })).toEqual(['/uploads/a.jpg']);
  });

  it('reads names with dots', () => {
    const { names } = shapeOf('about');
    expect(names.read('translations.de.knopf.text')).toEqual({ field: 'knopf.text', language: 'de' });
    expect(names.read('images.main.small')).toEqual({ field: 'main.small', language: null });
    expect(names.read('translations.pt.title')).toBeNull();
    expect(names.read('color')).toBeNull();
  });

  it('has the texts and pictures that its page shows; a section without a page has its four texts', () => {
    expect(Object.keys(shapeOf('hero').fields)).toEqual(['title', 'subtitle', 'description']);
    expect(Object.keys(shapeOf('about').fields)).toContain('main');
    expect(Object.keys(shapeOf('constructor').fields)).toEqual([
      'title',
      'subtitle',
      'description',
      'content',
    ]);
  });
});

describe('the contract', () => {
  it('names the sections, and the texts of each, that pages of the site map show', () => {
    expect(Object.keys(sectionSlots()).sort()).toEqual(Object.keys(SHOWN_SECTIONS).sort());
    for (const [key, { texts }] of Object.entries(HOME_SECTIONS)) {
      const shown = SHOWN_SECTIONS[key as keyof typeof HOME_SECTIONS].texts;
      expect(Object.values(texts).sort()).toEqual([...shown].sort());
    }
  });
});

describe('texts and pictures that no page shows', () => {
  it('are found once, with their values in all languages', () => {
    const stored = fieldsOf({
      translations: {
        de: { title: 'Titel', content: 'Inhalt', note: 'Notiz', blank: '' },
        en: { content: 'Content' },
      },
      images: { main: '/uploads/a.jpg' },
    });
    expect(unseenFields(shapeOf('hero').fields, stored)).toEqual([
      {
        field: 'content',
        isPicture: false,
        text: 'Inhalt',
        values: ['translations.de.content', 'translations.en.content'],
      },
      { field: 'note', isPicture: false, text: 'Notiz', values: ['translations.de.note'] },
      { field: 'main', isPicture: true, text: '/uploads/a.jpg', values: ['images.main'] },
    ]);
  });

  it('are none where a page shows all, also under names that objects inherit', () => {
    expect(unseenFields(shapeOf('about').fields, { 'images.main': '/uploads/a.jpg' })).toEqual([]);
    expect(unseenFields(shapeOf('about').fields, { 'translations.de.constructor': 'x' })).toHaveLength(1);
  });
});

describe('changeOf', () => {
  it('names only what was changed', () => {
    expect(changeOf({ 'translations.en.title': 'New', 'translations.en.content': '' })).toEqual({
      translations: { en: { title: 'New', content: '' } },
    });
    expect(changeOf({})).toEqual({});
  });

  it('takes a picture away with null', () => {
    expect(changeOf({ 'images.main': '', 'images.logo': '/uploads/b.png' })).toEqual({
      images: { main: null, logo: '/uploads/b.png' },
    });
  });
});

describe('previewOf', () => {
  it('is the whole section as it would be after saving', () => {
    const pictureAt = (url: string) => ({ url, width: 4, height: 3, alternativeTexts: {} });
    const values = { ...fields, 'translations.en.title': 'New', 'images.logo': '' };
    expect(previewOf('about', values, pictureAt)).toEqual({
      key: 'about',
      translations: { ...section.translations, en: { title: 'New' } },
      images: { main: pictureAt('/uploads/a.jpg'), logo: null },
    });
  });
});
