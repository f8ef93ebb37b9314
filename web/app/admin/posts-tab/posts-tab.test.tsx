import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostState } from 'contract/post-fields';
import { POST_STATES } from 'contract/post-fields';
import { type ListedPost, type ListedPostPage, listedPostPage } from 'contract/post-list';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-posts.json';
import PostsTab from './posts-tab';

/** Far below the real page size: finding elements by role is slow in large documents. */
const PAGE = 3;
const LIST = '/admin/content-manager/collection-types/api::blog-post.blog-post';

const version = (id: string, language: string, state: PostState, hasChanges = state === 'modified') => ({
  [language]: { state, hasChanges, panelPath: `${LIST}/${id}?plugins[i18n][locale]=${language}` },
});

const post = (number: number, changes: Partial<ListedPost> = {}): ListedPost => ({
  id: `p${number}`,
  slug: `beitrag-${number}`,
  publishedSlug: `beitrag-${number}`,
  language: 'de',
  title: `Beitrag ${number}`,
  category: 'technology',
  publicationDate: '2026-03-05T13:30:00.000Z',
  featured: false,
  updatedAt: '2026-03-05T13:30:00.000Z',
  languages: version(`p${number}`, 'de', 'published'),
  ...changes,
});

const many = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));

function serve(posts: ListedPost[]) {
  const server: { posts: ListedPost[]; failure: Response | null } = { posts, failure: null };
  const calls = answerCalls(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname !== '/api/posts') return undefined;
    return server.failure?.clone() ?? Response.json(pageOf(server.posts, searchParams));
  });
  return { server, calls };
}

function pageOf(posts: ListedPost[], parameters: URLSearchParams): ListedPostPage {
  const matches = posts.filter(({ title }) => title.includes(parameters.get('search') ?? ''));
  const inState = (state: string | null) =>
    matches.filter(({ languages }) => Object.values(languages).some((one) => one.state === state));
  const state = parameters.get('state');
  const listed = state === null ? matches : inState(state);
  const start = (Number(parameters.get('page')) - 1) * PAGE;
  const counts = POST_STATES.map((name) => [name, inState(name).length]);
  return listedPostPage.parse({
    items: listed.slice(start, start + PAGE),
    total: listed.length,
    counts: { all: matches.length, ...Object.fromEntries(counts) },
    newPanelPath: `${LIST}/create?plugins[i18n][locale]=de`,
  });
}

const PANEL = 'http://localhost:1337';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name });
const titles = () =>
  within(screen.getByRole('list', { name: texts.list.label }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const links = (name: RegExp) => screen.queryAllByRole('link', { name });
const addresses = (name: RegExp) => links(name).map((link) => link.getAttribute('href'));
const filter = (name: keyof typeof texts.filters) =>
  screen.getByRole('button', { name: new RegExp(`^${texts.filters[name]} ?\\d+$`) });
const search = () => screen.getByRole('searchbox', { name: texts.list.search });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a post', () => {
  const four = post(1, {
    languages: {
      ...version('p1', 'de', 'published'),
      ...version('p1', 'en', 'modified'),
      ...version('p1', 'fr', 'scheduled', true),
      ...version('p1', 'it', 'draft'),
    },
    featured: true,
  });

  it('says in words how far each written language is, and each leads to its version in the panel', async () => {
    serve([four]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    const versions = within(screen.getByRole('list', { name: 'Sprachen von „Beitrag 1“' }));
    const found = versions.getAllByRole('link');
    const end = `– ${texts.versions.inPanel} ${admin.frame.newWindow}`;
    expect(found.map(({ textContent }) => textContent)).toEqual([
      `deDeutsch: veröffentlicht ${end}`,
      `enEnglisch: veröffentlicht, mit Änderungen ${end}`,
      `frFranzösisch: geplant, mit Änderungen ${end}`,
      `itItalienisch: Entwurf ${end}`,
    ]);
    for (const [index, language] of ['de', 'en', 'fr', 'it'].entries()) {
      const address = new URL(found[index]?.getAttribute('href') ?? '');
      expect(address.origin + address.pathname).toBe(`${PANEL}${LIST}/p1`);
      expect(address.searchParams.get('plugins[i18n][locale]')).toBe(language);
    }
  });

  it('shows date, category and whether it is featured', async () => {
    serve([four, post(2, { publicationDate: null, category: null, title: '' })]);
    renderScreen(<PostsTab />);
    const [first, second] = within(await screen.findByRole('list', { name: texts.list.label }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading') !== null);
    expect(first?.textContent).toContain('05.03.2026, 14:30');
    expect(first?.textContent).toContain(texts.categories.technology);
    expect(first?.textContent).toContain(texts.row.featured);
    expect(second?.textContent).toContain(`${texts.row.untitled}${texts.row.undated}`);
    expect(second?.textContent).not.toContain(texts.row.featured);
  });

  it('is opened in Strapi, as draft and as visitors read it, in new tabs', async () => {
    serve([post(1, { slug: 'neue adresse', languages: version('p1', 'de', 'modified') })]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    expect(addresses(/^In Strapi öffnen/)).toEqual([`${PANEL}${LIST}/p1?plugins[i18n][locale]=de`]);
    expect(addresses(/^Vorschau/)).toEqual(['/de/blog/neue%20adresse?preview=1']);
    expect(addresses(/^Ansehen/)).toEqual(['/de/blog/beitrag-1']);
    for (const link of links(/./)) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      expect(link.getAttribute('aria-label') ?? link.textContent).toContain(admin.frame.newWindow);
    }
  });

  it('is not there for visitors while it is a draft or waits for its date', async () => {
    serve([
      post(1, { publishedSlug: null, languages: version('p1', 'en', 'draft') }),
      post(2, { languages: version('p2', 'de', 'scheduled') }),
      post(3, { languages: { ...version('p3', 'de', 'draft'), ...version('p3', 'sq', 'published') } }),
    ]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    expect(addresses(/^Ansehen/)).toEqual(['/sq/blog/beitrag-3']);
    expect(addresses(/^Vorschau/)).toEqual(
      [1, 2, 3].map((n) => `/${n === 1 ? 'en' : 'de'}/blog/beitrag-${n}?preview=1`),
    );
  });

  it('is begun in Strapi by those who may', async () => {
    serve([post(1)]);
    const { unmount } = renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    expect(addresses(/^Neuer Beitrag/)).toEqual([`${PANEL}${LIST}/create?plugins[i18n][locale]=de`]);
    unmount();
    const may = { ...ACCOUNT.may, posts: { create: false, read: true, update: false } };
    renderScreen(<PostsTab />, { account: { ...ACCOUNT, may } });
    await heading('Beitrag 1');
    expect(links(/^Neuer Beitrag/)).toEqual([]);
  });
});

describe('the list of posts', () => {
  it('is loaded page by page; the focus moves to what came, which is announced', async () => {
    const { calls } = serve(many(5));
    renderScreen(<PostsTab />);
    await heading('Beitrag 3');
    expect(titles()).toEqual(['Beitrag 1', 'Beitrag 2', 'Beitrag 3']);
    expect(statuses()).toContain('5 Beiträge');
    await userEvent.click(screen.getByRole('button', { name: admin.more.load }));
    const fourth = (await heading('Beitrag 4')).closest('li');
    await waitFor(() => expect(fourth?.contains(document.activeElement)).toBe(true));
    expect(statuses()).toContain('2 weitere geladen, 5 von 5 werden angezeigt');
    expect(calls.map(({ path }) => path)).toEqual(['/api/posts?page=1', '/api/posts?page=2']);
  });

  it('keeps what is there when the next page cannot be loaded, which can be tried again', async () => {
    const { server } = serve(many(4));
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    await userEvent.click(screen.getByRole('button', { name: admin.more.load }));
    await waitFor(() => expect(noticeText()).toContain('503: Strapi is away.'));
    expect(titles()).toHaveLength(3);
    server.failure = null;
    await userEvent.click(screen.getByRole('button', { name: admin.more.load }));
    await heading('Beitrag 4');
  });

  it('is searched and filtered by the server, with the counts of the states', async () => {
    const { calls } = serve([...many(2), post(7, { languages: version('p7', 'de', 'draft') })]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 7');
    expect(filter('published').textContent).toBe('Veröffentlicht2');
    await userEvent.click(filter('draft'));
    await waitFor(() => expect(titles()).toEqual(['Beitrag 7']));
    expect(filter('draft').getAttribute('aria-pressed')).toBe('true');
    expect(calls.at(-1)?.path).toBe('/api/posts?state=draft&page=1');
    await userEvent.type(search(), '1{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: texts.list.reset }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    await userEvent.type(search(), '2{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Beitrag 2']));
    expect(statuses()).toContain('1 Beitrag');
  });

  it('is fetched anew by its button: posts are written elsewhere', async () => {
    const { server } = serve([post(1)]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    server.posts = [post(1, { title: 'Neuer Titel' })];
    await userEvent.click(screen.getByRole('button', { name: admin.frame.refresh }));
    await heading('Neuer Titel');
  });

  it('stays under the failure of a refresh, which can be tried again', async () => {
    const { server } = serve([post(1)]);
    renderScreen(<PostsTab />);
    await heading('Beitrag 1');
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    await userEvent.click(screen.getByRole('button', { name: admin.frame.refresh }));
    const retry = await screen.findByRole('button', { name: admin.frame.retry });
    expect(titles()).toEqual(['Beitrag 1']);
    server.failure = null;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: admin.frame.retry })).toBeNull());
    expect(titles()).toEqual(['Beitrag 1']);
  });

  it('says that there is nothing yet', async () => {
    serve([]);
    renderScreen(<PostsTab />);
    expect(await heading(texts.empty.title)).toBeTruthy();
    expect(links(/^Neuer Beitrag/)).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that it could not be loaded, and can be tried again', async () => {
    const { server } = serve([post(1)]);
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    renderScreen(<PostsTab />);
    expect(await screen.findByText(/503: Strapi is away\./)).toBeTruthy();
    server.failure = null;
    await userEvent.click(screen.getByRole('button', { name: admin.frame.retry }));
    await heading('Beitrag 1');
  });
});
