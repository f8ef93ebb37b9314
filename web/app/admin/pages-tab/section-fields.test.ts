import { describe, expect, it } from 'vitest';
import {
  changeOf,
  collide,
  fieldsOf,
  imageNames,
  parseField,
  previewOf,
  textNames,
  textsIn,
  tooLongField,
} from './section-fields';

const section = {
  translations: { de: { title: 'Über uns', 'knopf.text': 'Mehr' }, en: { title: 'About us' } },
  images: { main: '/uploads/a.jpg' },
};
const fields = fieldsOf(section);

describe('a section as a form', () => {
  it('has a field for each text of each language and each picture', () => {
    expect(fields).toEqual({
      'translations.de.title': 'Über uns',
      'translations.de.knopf.text': 'Mehr',
      'translations.en.title': 'About us',
      'images.main': '/uploads/a.jpg',
    });
  });

  it('tells what a field is, with dots in its name too', () => {
    expect(parseField('translations.de.knopf.text')).toEqual({
      kind: 'text',
      language: 'de',
      name: 'knopf.text',
    });
    expect(parseField('images.main.small')).toEqual({ kind: 'image', name: 'main.small' });
    expect(parseField('translations.pt.title')).toBeNull();
    expect(parseField('color')).toBeNull();
  });

  it('shows the four texts first, then those of any language, then new ones, each once', () => {
    expect(textNames(fields, ['hinweis', 'title'])).toEqual([
      'title',
      'subtitle',
      'description',
      'content',
      'knopf.text',
      'hinweis',
    ]);
    expect(imageNames(fields, ['main', 'logo'])).toEqual(['main', 'logo']);
    expect(textsIn(fields, 'en')).toEqual({ title: 'About us' });
    expect(textsIn(fields, 'sq')).toEqual({});
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

describe('tooLongField', () => {
  const long = (length: number) => 'x'.repeat(length);

  it('finds a title or another text that the contract would refuse', () => {
    expect(tooLongField({ 'translations.en.title': long(256) })).toBe('translations.en.title');
    expect(tooLongField({ 'translations.en.content': long(50_001) })).toBe('translations.en.content');
  });

  it('lets pass what fits', () => {
    expect(tooLongField({ 'translations.en.title': long(255), 'images.main': long(900) })).toBeNull();
    expect(tooLongField({ 'translations.en.content': long(50_000) })).toBeNull();
  });
});

describe('collide', () => {
  const sent = { 'translations.de.title': 'Meins' };

  it('is true when both changed the same field differently', () => {
    expect(collide(fields, { ...fields, 'translations.de.title': 'Ihrs' }, sent)).toBe(true);
  });

  it('is false when the other changed something else, or to the same', () => {
    expect(collide(fields, { ...fields, 'translations.en.title': 'Theirs' }, sent)).toBe(false);
    expect(collide(fields, { ...fields, ...sent }, sent)).toBe(false);
  });
});
