import { expect, inject, test } from 'vitest';
import type { HistoryEntry } from '../contract/history';
import type { Translation } from '../contract/translation';
import type { RefusedChange, TranslatedChange, TranslatorTexts } from '../contract/translator-file';
import { fileOfEntry } from '../contract/translator-file-fields';
import { panel } from './panel';
import { joinWith } from './people';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

const QUERY = '/texts-export?language=fr&format=csv';
const entries = async () => {
  const { body } = await admin.get<TranslatorTexts>(QUERY);
  return new Map(body.entries.map((entry) => [fileOfEntry(entry.kind, entry.key), entry]));
};
const frenchOf = async (file: string) => (await entries()).get(file)?.texts.fr;
const bring = async (changes: TranslatedChange[], by = admin) =>
  by.post<{ refused: RefusedChange[] }>('/texts-import', { changes });
const change = (file: string, key: string, german: string | null, to: string, from: string | null = null) =>
  ({ file, key, language: 'fr', from, german, to }) as const;

test('texts of every kind go out in German and come back in another language, a post as a draft', async () => {
  const [section, product, opening] = ['content-sections', 'projects', 'openings'] as const;
  const text = { de: 'Deutsch' };
  await admin.post(`/${section}`, { sectionKey: 'privacy', translations: { de: { title: 'Deutsch' } } });
  await admin.post(`/${product}`, {
    key: 'for-translators',
    title: text,
    features: { de: ['Eins', 'Zwei'] },
  });
  await admin.post(`/${opening}`, {
    key: 'for-translators',
    title: text,
    datePosted: '2026-01-01',
    employmentType: 'FULL_TIME',
  });
  await admin.put('/product-texts/for-translators', { translations: { de: { keywords: 'Deutsch' } } });
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const { body } = await posts.create({
    title: 'Deutsch',
    slug: 'for-translators',
    content: '# Deutsch\n\nText.',
  });
  await posts.publish(body.data.documentId, 'de');
  const picture = await uploadPicture(url, adminToken, 'for-translators.png');
  await admin.put(`/media/${picture.id}`, { alternativeTexts: { de: 'Deutsch' } });
  await admin.put('/service-status', { incidentDe: 'Deutsch' });

  const german: [string, string, string][] = [
    ['section:privacy', 'title', 'Deutsch'],
    ['project:for-translators', 'title', 'Deutsch'],
    ['project:for-translators', 'features', 'Eins\nZwei'],
    ['opening:for-translators', 'title', 'Deutsch'],
    ['product-text:for-translators', 'keywords', 'Deutsch'],
    ['post:for-translators', 'content', '# Deutsch\n\nText.'],
    [`picture:${picture.id}`, 'alternativeText', 'Deutsch'],
    ['service-status:service-status', 'incident', 'Deutsch'],
  ];
  const before = await entries();
  for (const [file, key, text] of german) {
    expect(before.get(file)?.texts.de).toMatchObject({ [key]: text });
  }
  const changes = german.map(([file, key, text]) =>
    change(file, key, text, ` ${text} `.replace('Deutsch', 'Français')),
  );
  expect((await bring(changes)).body).toEqual({ refused: [] });
  const after = await entries();
  for (const [file, key, text] of german) {
    const french = after.get(file)?.texts.fr?.[key];
    expect(french?.trim()).toBe(text.replace('Deutsch', 'Français'));
  }
  const [draft] = (await posts.list()).filter(({ slug }) => slug === 'for-translators');
  expect(draft).toMatchObject({ documentId: body.data.documentId });
  const listed = (await admin.get<Translation[]>('/translations')).body;
  expect(listed.find(({ kind }) => kind === 'service-status')).toMatchObject({
    languages: { fr: { state: 'complete', total: 1, missing: 0 }, it: { state: 'missing', missing: 1 } },
  });
  const { body: history } = await admin.get<{ items: HistoryEntry[] }>(
    '/history/section/privacy?language=fr',
  );
  expect(history.items).toMatchObject([{ field: 'title', before: null, after: 'Français' }]);
  await admin.put('/service-status', { incidentDe: null, incidentFr: null });
});

test('what somebody changed meanwhile, what a field does not take and what is unknown is refused by itself', async () => {
  await admin.post('/projects', {
    key: 'refused-texts',
    title: { de: 'Titel', fr: 'Titre' },
    tagline: { de: 'Zeile' },
    features: { de: ['Eins'] },
    description: { de: 'Text' },
  });
  const file = 'project:refused-texts';
  const { body } = await bring([
    change(file, 'title', 'Titel', 'Mon titre', 'Ancien titre'),
    change(file, 'tagline', 'Andere Zeile', 'Ligne'),
    change(file, 'features', 'Eins', Array.from({ length: 101 }, () => 'Un').join('\n')),
    change(file, 'description', 'Text', 'Texte'),
    change(file, 'subtitle', 'Nichts', 'Rien'),
    change(file, 'color', 'teal', 'blue'),
    change('project:nothing', 'title', 'Titel', 'Titre'),
    change('page-of-nothing', 'hero.title', 'Deutsch', 'Français'),
  ]);
  expect(body.refused.map(({ file: of, key, problem }) => `${of} ${key} ${problem}`)).toEqual([
    'page-of-nothing hero.title changed',
    'project:nothing title unknown-key',
    `${file} title changed`,
    `${file} tagline changed`,
    `${file} features too-many-lines`,
    `${file} subtitle changed`,
    `${file} color unknown-key`,
  ]);
  expect(await frenchOf('project:refused-texts')).toEqual({
    title: 'Titre',
    description: 'Texte',
  });
});

test('a file that comes twice changes nothing the second time', async () => {
  await admin.post('/projects', { key: 'twice', title: { de: 'Titel' } });
  const changes = [
    change('project:twice', 'title', 'Titel', 'Titre'),
    change('twice', 'hero.title', null, 'Bonjour'),
  ];
  for (const _time of [1, 2]) expect((await bring(changes)).body).toEqual({ refused: [] });
  const { body } = await admin.get<{ total: number }>('/history/project/twice?language=fr');
  expect(body.total).toBe(1);
});

test('an account brings the fields and languages that it may write, and no others', async () => {
  const rights = (action: string, subject: string, fields: string[], locales: string[]) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: `api::${subject}.${subject}`,
    properties: { fields, locales },
  });
  const translator = await joinWith(url, adminToken, 'translator-of-files', [
    rights('read', 'page-text', ['file', 'texts'], ['de', 'fr']),
    rights('update', 'page-text', ['texts'], ['it']),
    rights('read', 'project', ['key', 'title', 'tagline'], ['de', 'fr']),
    rights('create', 'project', ['title'], ['de', 'fr']),
    rights('update', 'project', ['title'], ['fr']),
  ]);
  const theirs = siteAdmin(url, translator.token);
  await admin.post('/projects', {
    key: 'of-a-translator',
    title: { de: 'Titel', fr: 'Ancien' },
    tagline: { de: 'Zeile' },
  });
  const { status, body } = await bring(
    [
      change('project:of-a-translator', 'title', 'Titel', 'Titre', 'Ancien'),
      change('project:of-a-translator', 'tagline', 'Zeile', 'Ligne'),
      change('of-a-translator', 'hero.title', null, 'Bonjour'),
    ],
    theirs,
  );
  expect(status).toBe(200);
  expect(body.refused.map(({ key, problem }) => `${key} ${problem}`)).toEqual([
    'hero.title not-allowed',
    'tagline not-allowed',
  ]);
  expect(await frenchOf('project:of-a-translator')).toEqual({ title: 'Titre' });
});
