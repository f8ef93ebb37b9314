import { expect, inject, test } from 'vitest';
import { call } from './http-client';
import './provided';

const { url, adminToken: token } = inject('cms');

test('German is the default of seven languages, each under its own name', async () => {
  const { body } = await call<{ code: string; name: string; isDefault: boolean }[]>(`${url}/i18n/locales`, {
    token,
  });
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
  const types = ['section', 'project', 'product-text', 'blog-post', 'contact-submission', 'appearance'];
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
