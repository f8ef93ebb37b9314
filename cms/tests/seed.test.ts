import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TranslatedTexts } from '../contract/translation';
import {
  type Cms,
  FIXTURE_SEED,
  type Installation,
  makeInstallation,
  removeInstallation,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { call, logIn, siteVersion } from './http-client';
import { panel } from './panel';
import { siteAdmin } from './site-admin';
import { execute, rowsOf } from './stored-rows';

vi.setConfig({ testTimeout: STARTS_STRAPI_MS });

const PROJECT = 'api::project.project';
const OPENING = 'api::opening.opening';
const RESOURCE = 'api::resource.resource';
const SECTION = 'api::section.section';
const POST = 'api::blog-post.blog-post';

let seedFolder = '';
let installation: Installation;
let cms: Cms | undefined;

beforeAll(() => {
  seedFolder = mkdtempSync(path.join(tmpdir(), 'cms-seed-'));
  cpSync(FIXTURE_SEED, seedFolder, { recursive: true });
  installation = makeInstallation(seedFolder);
});

afterAll(async () => {
  await cms?.stop();
  removeInstallation(installation);
  rmSync(seedFolder, { recursive: true, force: true });
});

async function restart() {
  await cms?.stop();
  cms = await startCms(installation);
  return running(cms);
}

/** Returns the running Strapi, with calls of its administrator. */
async function running(started = cms) {
  if (!started) throw new Error('No Strapi has been started.');
  const token = await logIn(started.url, {
    username: 'admin',
    password: installation.secrets.ADMIN_PASSWORD,
  });
  return {
    ...started,
    admin: siteAdmin(started.url, token),
    list: (uid: string) => panel(started.url, token, uid),
  };
}

const write = (file: string, content: object) =>
  writeFileSync(path.join(seedFolder, file), JSON.stringify(content));

describe('the seed', () => {
  test('makes every entry once, posts published, shared fields included', async () => {
    const first = await restart();
    const projects = await first.list(PROJECT).list('en');
    expect(projects.map(({ key, title, color }) => ({ key, title, color }))).toEqual([
      { key: 'idatik', title: 'IDatik (en)', color: 'blue' },
      { key: 'fhir-link', title: 'FHIR Link (en)', color: 'teal' },
    ]);
    expect(await first.list(OPENING).list('en')).toMatchObject([
      { key: 'devops', isPublished: true, datePosted: '2025-11-03', tasks: 'Build\nRun', order: 1 },
    ]);
    expect(await first.list(RESOURCE).list('en')).toMatchObject([
      { key: 'guide', title: 'Guide', isPublished: true, part: 'ti-transformation', address: '/docs/idatik' },
    ]);
    const [post] = await first.list(POST).list('en');
    expect(post).toMatchObject({
      status: 'published',
      tags: 'TI 2.0\nFHIR',
      motif: 'three-dates',
      content: '# Overview\n\nTI 2.0 replaces connectors.',
    });
    expect(first.output()).toContain('seed: 7 entries written');
  });

  test('leaves edits alone and brings nothing back that was deleted', async () => {
    const before = await running();
    const projects = before.list(PROJECT);
    const [idatik, fhirLink] = await projects.list();
    await projects.save(idatik?.documentId ?? '', 'de', { title: 'Von Hand geändert' });
    await projects.remove(fhirLink?.documentId ?? '');
    const openings = before.list(OPENING);
    const [devops] = await openings.list();
    await openings.remove(devops?.documentId ?? '');
    const resources = before.list(RESOURCE);
    const [guide] = await resources.list();
    await resources.remove(guide?.documentId ?? '');
    const posts = before.list(POST);
    const [post] = await posts.list();
    await posts.save(post?.documentId ?? '', 'de', { title: 'Entwurf von Hand' });
    const version = await siteVersion(before.url);

    const after = await restart();
    expect(after.output()).not.toContain('entries written');
    expect((await after.list(PROJECT).list()).map(({ key, title }) => [key, title])).toEqual([
      ['idatik', 'Von Hand geändert'],
    ]);
    expect(await after.list(OPENING).list()).toEqual([]);
    expect(await after.list(RESOURCE).list()).toEqual([]);
    expect(await after.list(POST).read(post?.documentId ?? '', 'de')).toMatchObject({
      title: 'Entwurf von Hand',
      status: 'modified',
    });
    expect(await siteVersion(after.url)).toBe(version);
  });

  test('takes translations from before their sources were noted for current, unless German is newer', async () => {
    const before = await running();
    const [idatik] = await before.list(PROJECT).list();
    const [post] = await before.list(POST).list();
    await execute(installation.folder, 'DROP TABLE translation_sources');
    const version = await siteVersion(before.url);
    const after = await restart();
    const details = async (kind: string, key: unknown) =>
      (await after.admin.get<TranslatedTexts>(`/translations/${kind}/${key}`)).body.sources;
    expect(idatik?.title).toBe('Von Hand geändert');
    expect(await details('project', idatik?.key)).toEqual({
      en: { title: null, description: null, features: null },
    });
    expect(await details('post', post?.slug)).toEqual({
      en: { title: null, excerpt: null, content: null, seoTitle: null, seoDescription: null },
    });
    expect(await details('product-text', 'idatik')).toEqual({});
    expect(await siteVersion(after.url)).toBe(version);
  });

  test('gives posts of a database from before there were motifs theirs, once', async () => {
    const before = await running();
    const posts = before.list(POST);
    const [post] = await posts.list();
    const id = post?.documentId ?? '';
    const stored = async () =>
      (await rowsOf(installation.folder, 'SELECT motif, updated_at FROM blog_posts ORDER BY id')).map(
        ({ motif, updated_at: savedAt }) => ({ motif, savedAt: String(savedAt) }),
      );
    const saved = (await stored()).map(({ savedAt }) => savedAt);
    await execute(installation.folder, 'UPDATE blog_posts SET motif = NULL');
    await execute(
      installation.folder,
      "DELETE FROM strapi_core_store_settings WHERE key = 'plugin_site_motifsAdopted'",
    );
    const version = await siteVersion(before.url);

    const after = await restart();
    expect(await stored()).toEqual(saved.map((savedAt) => ({ motif: 'three-dates', savedAt })));
    expect(await siteVersion(after.url)).not.toBe(version);

    await after.list(POST).save(id, 'de', { motif: null });
    const later = await restart();
    expect(await later.list(POST).read(id, 'de')).toMatchObject({ motif: null });
  });

  test('adds a language whose files come later, to what is still there', async () => {
    cpSync(path.join(FIXTURE_SEED, 'en'), path.join(seedFolder, 'fr'), { recursive: true });
    write('fr/projects.json', {
      idatik: { title: 'IDatik (fr)', description: 'Identités.', features: ['Un'] },
      'fhir-link': { title: 'FHIR Link (fr)', description: 'Relie.', features: ['FHIR R4'] },
    });
    const started = await restart();
    expect((await started.list(PROJECT).list('fr')).map(({ title }) => title)).toEqual(['IDatik (fr)']);
    expect((await started.list(POST).list('fr')).map(({ status }) => status)).toEqual(['published']);
    const [german] = await started.list(PROJECT).list('de');
    expect(german?.title).toBe('Von Hand geändert');
  });

  test('adds a section that comes later, its content in a file, and leaves one that editors made as it is', async () => {
    const before = await running();
    const sections = before.list(SECTION);
    await sections.create({ sectionKey: 'terms', title: 'Eigene AGB', content: 'Von Hand.' });
    const text = { title: 'Neu', description: 'Aus dem Seed.' };
    write('de/sections.json', { privacy: text, terms: text });
    mkdirSync(path.join(seedFolder, 'de', 'sections'));
    for (const key of ['privacy', 'terms']) {
      writeFileSync(path.join(seedFolder, 'de', 'sections', `${key}.md`), '## Aus einer Datei\n');
    }
    const after = await restart();
    const found = (await after.list(SECTION).list()).map(({ sectionKey, title, content }) => [
      sectionKey,
      title,
      content,
    ]);
    expect(found).toContainEqual(['privacy', 'Neu', '## Aus einer Datei']);
    expect(found).toContainEqual(['terms', 'Eigene AGB', 'Von Hand.']);
    // The other languages may lack it, without a warning.
    expect(after.output()).not.toContain('entry \\"privacy\\"');
  });

  test('reports what is missing or broken with its file, and starts with the rest', async () => {
    write('shared/projects.json', {
      whole: { color: 'blue', icon: 'link', stage: 'Launch', order: 3 },
      colourless: { icon: 'link', stage: 'Launch', order: 4 },
      'of-no-known-colour': { color: 'mauve', icon: 'link', stage: 'Launch', order: 5 },
      'not-in-german': { color: 'blue', icon: 'link', stage: 'Launch', order: 6 },
    });
    const text = { title: 'Titel', description: 'Text', features: ['Eins'] };
    write('de/projects.json', { whole: text, colourless: text, 'of-no-known-colour': text });
    writeFileSync(path.join(seedFolder, 'en', 'sections.json'), '{ not JSON');
    const started = await restart();
    const keys = (await started.list(PROJECT).list()).map(({ key }) => key);
    expect(keys).toEqual(['idatik', 'whole']);
    // Each line of the log is JSON.
    const output = started.output().replaceAll('\\"', '"');
    expect(output).toContain('seed: shared/projects.json, entry "colourless": color');
    expect(started.output()).toContain('of-no-known-colour: ');
    expect(output).toContain('entry "not-in-german"');
    expect(started.output()).toContain('seed: en/sections.json cannot be read');
    expect((await call(`${started.url}/site-version`)).status).toBe(200);
  });
});

test('the fixture has the folders that the seed of the product has', () => {
  const folders = (folder: string) => readdirSync(folder).sort();
  expect(folders(FIXTURE_SEED)).toEqual(['de', 'en', 'shared']);
});
