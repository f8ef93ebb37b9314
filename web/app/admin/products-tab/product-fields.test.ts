import { PROJECT_FIELDS } from 'contract/project-fields';
import { describe, expect, it } from 'vitest';
import { project } from '~/api/fake-site-admin-records.test-support';
import texts from '~/i18n/locales/de/admin-products.json';
import { changeOf, fieldsOf, textsIn } from './product-fields';

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

  it('sends only what was changed, tidied, texts by language', () => {
    const changes = { 'title.de': ' Neu ', 'features.en': ['one', ''], 'title.sq': 'Ri', isActive: false };
    expect(changeOf(changes)).toEqual({
      title: { de: 'Neu', sq: 'Ri' },
      features: { en: ['one'] },
      isActive: false,
    });
  });

  it('labels every field, and says where visitors see each text', () => {
    for (const [name, { widget }] of Object.entries(PROJECT_FIELDS)) {
      expect(texts.fields).toHaveProperty(name);
      if (!['choice', 'switch'].includes(widget)) expect(texts.places).toHaveProperty(name);
    }
  });
});
