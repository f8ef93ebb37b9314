import { describe, expect, it } from 'vitest';
import { readPreviewReady, readPreviewTexts } from './protocol';

const image = { url: '/uploads/a.png', width: 4, height: 3, alternativeTexts: { de: 'Ein Haus' } };
const texts = {
  type: 'preview-texts',
  key: 'hero',
  translations: { de: { title: 'Neu' }, sq: {} },
  images: { main: image, old: null },
};

describe('what the frame says', () => {
  it('is understood when it is ready', () => {
    const ready = { type: 'preview-ready', key: 'hero', language: 'fr' };
    expect(readPreviewReady(ready)).toEqual(ready);
  });

  it.each([
    null,
    'preview-ready',
    [],
    { type: 'preview-ready' },
    { type: 'preview-ready', key: 'hero', language: 'pt' },
    { type: 'preview-ready', key: 7, language: 'de' },
    texts,
  ])('is passed over when it is %o', (message) => {
    expect(readPreviewReady(message)).toBeNull();
  });
});

describe('what the screen says', () => {
  it('is understood when it is a section', () => {
    expect(readPreviewTexts(texts)).toEqual(texts);
  });

  it.each([
    null,
    { ...texts, type: 'preview-ready' },
    { ...texts, key: undefined },
    { ...texts, translations: [] },
    { ...texts, translations: { pt: {} } },
    { ...texts, translations: { de: { title: 7 } } },
    { ...texts, images: { main: '/uploads/a.png' } },
    { ...texts, images: { main: { ...image, width: '4' } } },
    { ...texts, images: { main: { ...image, url: undefined } } },
    { ...texts, images: { main: { ...image, alternativeTexts: { de: 7 } } } },
    { ...texts, images: { main: { ...image, alternativeTexts: { pt: 'Uma casa' } } } },
  ])('is passed over when it is %o', (message) => {
    expect(readPreviewTexts(message)).toBeNull();
  });
});
