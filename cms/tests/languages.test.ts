import { describe, expect, inject, test } from 'vitest';
import { ORDERED_KINDS } from '../contract/ordered-kinds';
import { call } from './http-client';
import './provided';

interface Locale {
  id: number;
  code: string;
  name: string;
  isDefault: boolean;
}

const { url, adminToken: token } = inject('cms');

test('German is the default of seven languages, each under its own name', async () => {
  const { body } = await call<Locale[]>(`${url}/i18n/locales`, { token });
  const languages = body.map(({ code, name }) => `${code} ${name}`).sort();
  expect(languages).toEqual([
    'de Deutsch',
    'en English',
    'es Español',
    'fr Français',
    'it Italiano',
    'nl Nederlands',
    'sq Shqip',
  ]);
  expect(body.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['de']);
});

test('every field of every type has a German label in the panel', async () => {
  const types = [
    'section',
    'project',
    'product-text',
    ...ORDERED_KINDS,
    'blog-post',
    'contact-submission',
    'appearance',
    'home-page',
    'company',
    'service-status',
    'notification',
  ];
  for (const type of types) {
    const { body } = await call<{
      data: { contentType: { metadatas: Record<string, { edit: { label?: string } }> } };
    }>(`${url}/content-manager/content-types/api::${type}.${type}/configuration`, { token });
    const { metadatas } = body.data.contentType;
    const machineMade = [
      'id',
      'documentId',
      'createdAt',
      'updatedAt',
      'createdBy',
      'updatedBy',
      'publishedAt',
    ];
    const fields = Object.entries(metadatas).filter(([field]) => !machineMade.includes(field));
    expect(fields.length, type).toBeGreaterThan(2);
    expect(
      fields.filter(([field, { edit }]) => edit.label === field),
      type,
    ).toEqual([]);
  }
});

describe('in the settings', () => {
  const locales = () => call<Locale[]>(`${url}/i18n/locales`, { token });
  const remove = (id: number, path = 'i18n/locales') =>
    call<{ error: { message: string } }>(`${url}/${path}/${id}`, { method: 'DELETE', token });

  test.each(['en', 'sq'])('the language %s cannot be deleted, because the site speaks it', async (code) => {
    const { body: before } = await locales();
    const language = before.find((locale) => locale.code === code);
    // Strapi also accepts a path in capitals.
    for (const path of ['i18n/locales', 'I18N/Locales']) {
      const answer = await remove(language?.id ?? 0, path);
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toBe(
        `Die Sprache „${language?.name}“ lässt sich nicht löschen: Die Website braucht sie, und alle Inhalte in dieser Sprache gingen verloren.`,
      );
    }
    expect((await locales()).body).toEqual(before);
  });

  test('a language that was added there can be deleted', async () => {
    const json = { code: 'pl', name: 'Polski', isDefault: false };
    const { status, body } = await call<Locale>(`${url}/i18n/locales`, { token, json });
    expect(status).toBe(200);
    expect((await remove(body.id)).status).toBe(200);
    expect((await locales()).body.map(({ code }) => code)).not.toContain('pl');
  });
});
