import { ORDERED_PLURALS } from 'contract/ordered-kinds';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';
import { csvFileOf } from './translators/csv-file.server';

const { strapi, stranger, author, editor } = startSiteAdmin();

const NEW_TEXT = { file: 'home', language: 'de', key: 'hero.title', from: null, to: 'Neu' };
const TRANSLATIONS = csvFileOf([]);
// The fake keeps the drafts of all accounts together: the second write follows none.
const DRAFT = { changes: { 'translations.de.title': { from: '', to: 'Neu' } }, touchedAt: 1, revision: null };
const NAMED_DRAFT = { kind: 'section', key: 'about', revision: '11111111-1111-4111-8111-111111111111' };
const REMOVAL = { password: 'Richtig2026', code: '123456' };

describe('who may do what', () => {
  type Row = [string, string, unknown, number, number, number];
  const table: Row[] = [
    // call, body, stranger, author, editor
    ['GET', '/api/admin/session', undefined, 401, 200, 200],
    ['GET', '/api/admin/second-factor', undefined, 401, 200, 200],
    ['POST', '/api/admin/second-factor', { password: 'Richtig2026' }, 401, 200, 200],
    ['PUT', '/api/admin/second-factor', { code: '123456' }, 401, 200, 200],
    ['POST', '/api/admin/second-factor/recovery-codes', { code: '123456' }, 401, 409, 409],
    ['POST', '/api/admin/second-factor/removal', REMOVAL, 401, 409, 409],
    ['GET', '/api/content-sections', undefined, 200, 200, 200],
    ['GET', '/api/content-sections/about', undefined, 200, 200, 200],
    ['POST', '/api/content-sections', { sectionKey: 'neu' }, 401, 403, 201],
    ['PUT', '/api/content-sections/about', { translations: {} }, 401, 403, 200],
    ['DELETE', '/api/content-sections/about', undefined, 401, 403, 200],
    ['GET', '/api/projects', undefined, 200, 200, 200],
    ['POST', '/api/projects', { key: 'neu', title: 'Neu' }, 401, 403, 201],
    ['PUT', '/api/projects/idatik', { title: 'Neu' }, 401, 403, 200],
    ['PUT', '/api/projects/order', { keys: ['hidden', 'idatik'] }, 401, 403, 200],
    ['DELETE', '/api/projects/idatik', undefined, 401, 403, 200],
    ...ORDERED_PLURALS.flatMap((plural): Row[] => [
      ['GET', `/api/${plural}`, undefined, 401, 200, 200],
      ['POST', `/api/${plural}`, { key: 'neu', title: 'Neu' }, 401, 403, 201],
      ['PUT', `/api/${plural}/first`, { title: 'Neu' }, 401, 403, 200],
      ['PUT', `/api/${plural}/order`, { keys: ['first'] }, 401, 403, 200],
      ['DELETE', `/api/${plural}/first`, undefined, 401, 403, 200],
    ]),
    ['GET', '/api/redirects', undefined, 401, 200, 200],
    ['POST', '/api/redirects', { address: '/neu', kind: 'gone' }, 401, 403, 201],
    ['PUT', '/api/redirects/flyer', { target: '/blog' }, 401, 403, 200],
    ['DELETE', '/api/redirects/flyer', undefined, 401, 403, 200],
    ['POST', '/api/redirects-import', { content: 'Adresse;Ziel\n/a;/b' }, 401, 403, 200],
    ['GET', '/api/missed-addresses', undefined, 401, 200, 200],
    ['DELETE', '/api/missed-addresses/1', undefined, 401, 403, 200],
    ['GET', '/api/product-texts/idatik', undefined, 401, 200, 200],
    ['PUT', '/api/product-texts/idatik', { translations: { de: { title: 'Neu' } } }, 401, 403, 200],
    ['GET', '/api/page-texts', undefined, 401, 200, 200],
    ['GET', '/api/page-texts/home', undefined, 401, 200, 200],
    ['PUT', '/api/page-texts', { changes: [NEW_TEXT] }, 401, 403, 200],
    ['POST', '/api/page-texts-check', { changes: [NEW_TEXT] }, 401, 200, 200],
    ['GET', '/api/texts-export?language=en&format=xliff', undefined, 401, 200, 200],
    ['POST', '/api/texts-import', { content: TRANSLATIONS }, 401, 403, 200],
    ['GET', '/api/drafts', undefined, 401, 200, 200],
    ['PUT', '/api/drafts/section/about', DRAFT, 401, 200, 409],
    ['POST', '/api/publications', { drafts: [NAMED_DRAFT] }, 401, 200, 200],
    ['GET', '/api/plans', undefined, 401, 200, 200],
    ['GET', '/api/posts', undefined, 401, 200, 200],
    ['GET', '/api/link-checks?kind=section&key=about', undefined, 401, 200, 200],
    ['GET', '/api/links-here?kind=section&key=about', undefined, 401, 200, 200],
    ['GET', '/api/reports', undefined, 401, 200, 200],
    ['POST', '/api/reports', { report: 'outside-link' }, 401, 403, 200],
    ['GET', '/api/contact-submissions', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions.csv', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions/unread', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions?page=1', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions/m1', undefined, 401, 403, 200],
    ['PUT', '/api/contact-submissions/m1', { state: 'done' }, 401, 403, 200],
    ['DELETE', '/api/contact-submissions/m1', undefined, 401, 403, 200],
    ['GET', '/api/audit', undefined, 401, 403, 403],
    ['GET', '/api/audit.csv', undefined, 401, 403, 403],
    ['GET', '/api/statistics?from=2026-01-01&to=2026-03-31', undefined, 401, 403, 200],
    ['GET', '/api/statistics.csv?from=2026-01-01&to=2026-03-31', undefined, 401, 403, 200],
    ['POST', '/api/personal-data/count', { email: 'ada@example.org' }, 401, 403, 403],
    ['POST', '/api/personal-data/export', { email: 'ada@example.org' }, 401, 403, 403],
    ['POST', '/api/personal-data/erase', { email: 'ada@example.org', count: 1 }, 401, 403, 403],
    ['GET', '/api/media', undefined, 401, 200, 200],
    ['GET', '/api/media?page=1', undefined, 401, 200, 200],
    ['GET', '/api/media/7', undefined, 401, 200, 200],
    ['PUT', '/api/media/7', { alternativeText: 'Bild' }, 401, 200, 200],
    ['GET', '/api/translations', undefined, 401, 200, 200],
    ['GET', '/api/translations/section/about', undefined, 401, 200, 200],
    ['PUT', '/api/translations/section/about', { confirmed: { en: ['title'] } }, 401, 403, 200],
    ['GET', '/api/appearance', undefined, 401, 200, 200],
    ['PUT', '/api/appearance', { primaryColor: '#112233' }, 401, 403, 200],
  ];

  it.each(table)(
    '%s %s with %o: stranger %i, author %i, editor %i',
    async (method, path, json, ...expected) => {
      const statuses: number[] = [];
      for (const browser of [stranger, author, editor]) {
        const response = await browser.call(method, path, { json });
        statuses.push(response.status);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
      expect(statuses).toEqual(expected);
    },
  );

  it.each(table.filter(([method]) => method !== 'GET'))(
    '%s %s is refused to other sites',
    async (method, path, json) => {
      const writes = () => strapi.requests.filter((request) => request.method !== 'GET').length;
      for (const Origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
        await expectRefusal(await editor.call(method, path, { json, headers: { Origin } }), 403);
      }
      expect(writes()).toBe(0);
    },
  );

  it.each(table)('%s %s is unavailable while Strapi is', async (method, path, json) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 503 };
    const response = await editor.call(method, path, { json });
    expect(response.headers.get('Retry-After')).not.toBeNull();
    await expectRefusal(response, 503);
  });

  it.each(table)(
    '%s %s ends the session of an account that Strapi has blocked',
    async (method, path, json, asStranger) => {
      const browser = new Browser();
      await browser.signIn('admin');
      strapi.blocked.add('admin');
      expect((await browser.call(method, path, { json })).status).toBe(asStranger);
      expect(browser.cookie).toBeNull();
    },
  );

  it.each([
    '/api/content-sections',
    '/api/projects',
    ...ORDERED_PLURALS.map((plural) => `/api/${plural}`),
    '/api/contact-submissions',
    '/api/upload',
    '/api/pdfs',
    '/api/media',
    '/api/appearance',
  ])('%s has no PATCH', async (path) => {
    const response = await editor.call('PATCH', path);
    expect(response.headers.get('Allow')).not.toBeNull();
    await expectRefusal(response, 405);
  });
});
