// Lives beside the pages, because it signs in through /api, which features must not import.
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { FakeSiteAdmin } from '~/api/fake-site-admin.test-support';
import { entryRow, openingRow, projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { env } from '~/env.server';
import { sectionDraftAction } from '~/features/preview/draft-action.server';
import { openPreview, type PreviewSubject } from '~/features/preview/preview.server';
import { loader as careers } from './careers';
import { action as postToLandingPage } from './landing-page';

const HERO = { kind: 'section', key: 'hero', element: 'home' } as const satisfies PreviewSubject;
const HIDDEN: PreviewSubject = { kind: 'project', key: 'hidden' };
const OPENING: PreviewSubject = { kind: 'opening', key: 'job' };
const LANDING: PreviewSubject = { kind: 'landing-page', key: 'messe' };
const POST: PreviewSubject = { kind: 'post', key: 'entwurf' };
const DRAFTS = [
  { documentId: 'id-entwurf', slug: 'entwurf', title: 'Entwurf', content: 'Text' },
  { documentId: 'id-other', slug: 'other', title: 'Anderer', content: 'Text' },
  { documentId: 'id-untitled', slug: null, title: null, content: null },
];

const strapi = new FakeSiteAdmin();
let folder: string;
let browser: Browser;
let visitors = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-preview-'));
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterAll(async () => {
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  strapi.reset();
  strapi.graphql = (query, variables) => {
    if (query.includes('blogPost')) return draftAnswer(query, variables);
    if (query.includes('openings(')) {
      return { germanRows: [openingRow('job', { isPublished: false })], englishTitles: [] };
    }
    if (query.includes('query LandingPages')) {
      return { germanRows: [entryRow('messe', { blocks: 'text aaaa', texts: [], images: [] })], rows: [] };
    }
    if (/query (?:Events|References|Resources)\b/.test(query)) return { germanRows: [], rows: [] };
    return query.includes('projects(')
      ? { germanRows: [projectRow('hidden', { isActive: false })] }
      : { germanRows: [sectionRow('hero')] };
  };
  visitors += 1;
  browser = new Browser(`192.0.2.${visitors}`);
});

function ask(path: string, subject: PreviewSubject) {
  const headers = browser.cookie === null ? undefined : { Cookie: browser.cookie };
  return openPreview(new Request(`http://localhost:3000${path}`, { headers }), subject);
}

function draftAnswer(query: string, { id, address, language }: Record<string, unknown>) {
  const drafts = language === 'de' ? DRAFTS : [];
  const byId = drafts.find(({ documentId }) => documentId === id) ?? null;
  if (query.includes('query PostDraft(')) return { draft: byId, published: null };
  return { bySlug: drafts.filter(({ slug }) => slug === address), byId };
}

function token(changes: Record<string, unknown> = {}): string {
  const expires = Math.floor(Date.now() / 1_000) + 60;
  const claims = { uid: 'api::project.project', documentId: 'id-hidden', locale: 'de', expires, ...changes };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${createHmac('sha256', env().PREVIEW_SECRET).update(body).digest('base64url')}`;
}

describe('a preview', () => {
  it('is not looked for where nobody asks', async () => {
    await browser.signIn('editor');
    strapi.requests.length = 0;
    const { preview, isHidden, headers } = await ask('/de', HERO);
    expect({ preview, isHidden, headers: [...headers] }).toEqual({
      preview: null,
      isHidden: false,
      headers: [],
    });
    expect(strapi.requests).toEqual([]);
  });

  it.each(['editor', 'author'])('opens for an %s, and is neither kept nor found', async (account) => {
    await browser.signIn(account);
    const { preview, isHidden, headers } = await ask('/de?preview=hero', HERO);
    expect(preview?.sectionKey).toBe('hero');
    expect(isHidden).toBe(true);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('of a product names no section', async () => {
    await browser.signIn('editor');
    const { preview } = await ask('/de/products/hidden?preview=1', HIDDEN);
    expect(preview).toMatchObject({ sectionKey: null });
  });

  it('of an opening shows that opening among those of the page, to editors alone', async () => {
    const shown = async () => {
      const headers = browser.cookie === null ? undefined : { Cookie: browser.cookie };
      const request = new Request('http://localhost:3000/de/careers?preview=job', { headers });
      const { data } = await careers({ request, params: {}, context: {} });
      return data.openings?.map(({ key }) => key);
    };
    expect(await shown()).toEqual([]);
    await browser.signIn('author');
    expect(await shown()).toEqual(['job']);
  });

  it('of a post names the post by its id, by which it is found before anything is published', async () => {
    await browser.signIn('author');
    const { preview, documentId } = await ask('/de/blog/entwurf?preview=1', POST);
    expect({ preview, documentId }).toMatchObject({
      preview: { sectionKey: null, panelOrigin: env().CMS_URL },
      documentId: 'id-entwurf',
    });
    const untitled = await ask('/de/blog/id-untitled?preview=1', { kind: 'post', key: 'id-untitled' });
    expect(untitled.documentId).toBe('id-untitled');
  });

  it('hands the browser the session that was renewed for it', async () => {
    strapi.tokenLifetimeSeconds = 60;
    await browser.signIn('editor');
    const { preview, headers } = await ask('/de?preview=hero', HERO);
    expect(preview).not.toBeNull();
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^admin-session=./)]);
  });

  it('renders texts that /admin posts, and none that another site posts', async () => {
    await browser.signIn('editor');
    const draft = { type: 'preview-texts', key: 'hero', translations: { de: { title: 'Neu' } }, images: {} };
    const post = (Origin: string) => {
      const headers = { Origin, Cookie: browser.cookie ?? '', 'Content-Type': 'application/json' };
      const body = JSON.stringify(draft);
      const request = new Request(`${env().SITE_URL}/de?preview=hero`, { method: 'POST', headers, body });
      return sectionDraftAction({ request, params: {}, context: {} }, HERO);
    };
    expect((await post(env().SITE_URL)).data).toMatchObject({ draft: { title: { value: 'Neu' } } });
    await expect(post('https://elsewhere.example')).rejects.toMatchObject({ status: 403 });
  });

  it('of a page of blocks has tools beside the form alone, and for those who may change it', async () => {
    const tools = async (path: string) => {
      const { preview } = await ask(path, LANDING);
      return [preview?.sectionKey, preview?.blockWords?.names.faq];
    };
    await browser.signIn('editor');
    expect(await tools('/de/topics/messe?preview=messe&blocks')).toEqual(['messe', 'Fragen']);
    expect(await tools('/de/topics/messe?preview=messe')).toEqual([null, undefined]);
    await browser.signIn('author');
    expect(await tools('/de/topics/messe?preview=messe&blocks')).toEqual(['messe', undefined]);
  });

  it('of a page of blocks shows them as they are written, with those that are still empty', async () => {
    await browser.signIn('editor');
    const draft = {
      type: 'preview-texts',
      key: 'messe',
      translations: { de: { title: 'Neu', 'bbbb-title': 'Dabei' }, en: { title: 'New' } },
      images: {},
      page: { blocks: ['faq cccc', 'text bbbb'], motif: 'hospital' },
    };
    const post = (sent: object, search = '?preview=messe&blocks', Origin = env().SITE_URL) => {
      const headers = { Origin, Cookie: browser.cookie ?? '', 'Content-Type': 'application/json' };
      const body = JSON.stringify(sent);
      const url = `${env().SITE_URL}/en/topics/messe${search}`;
      const request = new Request(url, { method: 'POST', headers, body });
      return postToLandingPage({ request, params: { slug: 'messe' }, context: {} });
    };
    expect(await post(draft)).toMatchObject({
      data: {
        draft: {
          contact: null,
          page: {
            title: { value: 'New', lang: 'en' },
            motif: 'hospital',
            blocks: [
              { kind: 'empty', id: 'cccc', of: 'faq' },
              { kind: 'text', id: 'bbbb', title: { value: 'Dabei', lang: 'de' } },
            ],
          },
        },
      },
    });
    await expect(post({ ...draft, page: undefined })).rejects.toMatchObject({ status: 400 });
    await expect(post({ ...draft, key: 'other' })).rejects.toMatchObject({ status: 400 });
    await expect(post(draft, undefined, 'https://elsewhere.example')).rejects.toMatchObject({ status: 403 });
    browser.cookie = null;
    await expect(post(draft)).rejects.toMatchObject({ status: 403 });
  });

  describe('stays closed', () => {
    const expectClosed = async (answer: ReturnType<typeof ask>) => {
      const { preview, isHidden, headers } = await answer;
      expect({ preview, isHidden, cache: headers.get('Cache-Control') }).toEqual({
        preview: null,
        isHidden: true,
        cache: null,
      });
    };

    it('for a stranger', () => expectClosed(ask('/de?preview=hero', HERO)));

    it('for a session that was made up', async () => {
      browser.cookie = 'admin-session=made-up';
      await expectClosed(ask('/de?preview=hero', HERO));
    });

    it('for an account that Strapi has blocked', async () => {
      await browser.signIn('editor');
      strapi.blocked.add('editor');
      await expectClosed(ask('/de?preview=hero', HERO));
    });

    it('for a post of which there is no draft in this language', async () => {
      await browser.signIn('editor');
      await expectClosed(ask('/fr/blog/entwurf?preview=1', POST));
    });

    it('while Strapi fails', async () => {
      await browser.signIn('editor');
      strapi.failWith = { status: 500 };
      await expectClosed(ask('/de?preview=hero', HERO));
    });
  });
});

describe("a link of Strapi's panel", () => {
  const opened = async (path: string, subject: PreviewSubject) => (await ask(path, subject)).preview !== null;

  it('opens its product without a session', async () => {
    expect(await opened(`/de/products/hidden?draft=${token()}`, HIDDEN)).toBe(true);
  });

  it('opens its opening', async () => {
    const draft = token({ uid: 'api::opening.opening', documentId: 'id-job' });
    expect(await opened(`/de/careers?preview=job&draft=${draft}`, OPENING)).toBe(true);
    expect(await opened(`/de/careers?preview=other&draft=${draft}`, { kind: 'opening', key: 'other' })).toBe(
      false,
    );
  });

  it('opens its section', async () => {
    const draft = token({ uid: 'api::section.section', documentId: 'id-hero' });
    expect(await opened(`/de?preview=hero&draft=${draft}`, HERO)).toBe(true);
  });

  it.each([
    ['another document', '/de/products/hidden', { documentId: 'id-other' }],
    ['another type', '/de/products/hidden', { uid: 'api::section.section' }],
    ['another language', '/en/products/hidden', {}],
    ['another time', '/de/products/hidden', { expires: 1 }],
  ])('opens nothing of %s', async (_name, path, changes) => {
    expect(await opened(`${path}?draft=${token(changes)}`, HIDDEN)).toBe(false);
  });

  it('opens no product that does not exist', async () => {
    expect(await opened(`/de/products/gone?draft=${token()}`, { kind: 'project', key: 'gone' })).toBe(false);
  });
});

describe("a link of Strapi's panel to a post", () => {
  const post = (changes: Record<string, unknown> = {}) =>
    token({ uid: 'api::blog-post.blog-post', documentId: 'id-entwurf', ...changes });
  const opened = async (path: string, key: string) => (await ask(path, { kind: 'post', key })).documentId;

  it('opens its draft without a session, neither kept nor found', async () => {
    const { documentId, isHidden, headers } = await ask(`/de/blog/entwurf?draft=${post()}`, POST);
    expect({ documentId, isHidden }).toEqual({ documentId: 'id-entwurf', isHidden: true });
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('opens a draft without a title at the address that its id makes', async () => {
    const draft = post({ documentId: 'id-untitled' });
    expect(await opened(`/de/blog/id-untitled?draft=${draft}`, 'id-untitled')).toBe('id-untitled');
  });

  it('does not open a draft that has an address at the one that its id would make', async () => {
    expect(await opened(`/de/blog/id-entwurf?draft=${post()}`, 'id-entwurf')).toBeNull();
  });

  it.each([
    ['another document', '/de/blog/entwurf', 'entwurf', { documentId: 'id-other' }],
    ['a document that is gone', '/de/blog/gone', 'gone', { documentId: 'id-gone' }],
    ['another address', '/de/blog/other', 'other', {}],
    ['another type', '/de/blog/entwurf', 'entwurf', { uid: 'api::project.project' }],
    ['another language', '/en/blog/entwurf', 'entwurf', {}],
    ['a language without a draft', '/en/blog/entwurf', 'entwurf', { locale: 'en' }],
    ['another time', '/de/blog/entwurf', 'entwurf', { expires: 1 }],
  ])('opens nothing of %s', async (_name, path, key, changes) => {
    expect(await opened(`${path}?draft=${post(changes)}`, key)).toBeNull();
  });

  it.each([
    ['altered contents', (draft: string) => `x${draft}`],
    ['an altered signature', (draft: string) => `${draft.slice(0, -1)}${draft.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (draft: string) => draft.split('.')[0] ?? ''],
    ['nothing in it', () => ''],
  ])('opens nothing with %s', async (_name, alter) => {
    expect(await opened(`/de/blog/entwurf?draft=${alter(post())}`, 'entwurf')).toBeNull();
  });
});
