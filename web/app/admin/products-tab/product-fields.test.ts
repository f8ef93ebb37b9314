import { describe, expect, it } from 'vitest';
import { project } from '~/api/fake-site-admin-records.test-support';
import {
  changeOf,
  fieldsOf,
  isSharedTooLong,
  isWebAddressOrEmpty,
  textsIn,
  tidied,
  tooLongIn,
} from './product-fields';

const product = project('idatik', {
  title: 'idatik',
  titles: { de: 'idatik', en: 'idatik EN' },
  description: { de: 'Deutsch' },
  featuresByLanguage: { de: ['a', 'b'] },
  color: 'blue',
});

describe('a product as a form', () => {
  it('has every text in every language, empty where there is none', () => {
    const fields = fieldsOf(product);
    expect(fields).toMatchObject({
      'title.en': 'idatik EN',
      'title.sq': '',
      'features.de': ['a', 'b'],
      'features.sq': [],
      color: 'blue',
      externalUrl: '',
    });
    expect(textsIn(fields, 'de')).toMatchObject({
      title: 'idatik',
      description: 'Deutsch',
      features: 'a\nb',
    });
  });

  it('sends only what was changed, texts by language', () => {
    const changes = { 'title.de': 'Neu', 'features.en': ['one'], 'title.sq': 'Ri', isActive: false };
    expect(changeOf(changes)).toEqual({
      title: { de: 'Neu', sq: 'Ri' },
      features: { en: ['one'] },
      isActive: false,
    });
  });

  it('is tidied as the server stores it', () => {
    const typed = {
      'features.de': [' a  b ', ' ', ''],
      'title.de': ' a ',
      'description.de': ' a\n',
      isActive: false,
    };
    expect(tidied(typed)).toEqual({
      'features.de': ['a b'],
      'title.de': 'a',
      'description.de': ' a\n',
      isActive: false,
    });
  });
});

describe('texts that are too long', () => {
  const long = (count: number) => 'a'.repeat(count);

  it('are found in every language, features one by one', () => {
    const fields = { ...fieldsOf(product), 'title.en': long(256), 'features.sq': ['a', long(256)] };
    expect(tooLongIn(fields)).toEqual(['en', 'sq']);
    expect(tooLongIn({ ...fieldsOf(product), 'description.de': long(50_001) })).toEqual(['de']);
  });

  it('are found in what all languages share', () => {
    expect(isSharedTooLong({ ...fieldsOf(product), status: long(101) })).toBe(true);
    expect(isSharedTooLong({ ...fieldsOf(product), externalUrl: long(256) })).toBe(true);
    expect(isSharedTooLong({ status: long(100), externalUrl: long(255) })).toBe(false);
  });

  it('are none when they just fit', () => {
    const fields = { 'title.de': long(255), 'description.en': long(50_000), 'features.de': [long(255)] };
    expect(tooLongIn(fields)).toEqual([]);
  });
});

describe('the external address', () => {
  it.each(['', ' ', 'https://docuflow.example', 'http://docuflow.example/de?a=b'])('may be „%s“', (text) => {
    expect(isWebAddressOrEmpty(text)).toBe(true);
  });

  it.each(['docuflow.example', 'javascript:alert(1)', 'https://', 'https:///x', 'mailto:a@b.de'])(
    'may not be „%s“',
    (text) => {
      expect(isWebAddressOrEmpty(text)).toBe(false);
    },
  );
});
