import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import {
  BLOCK_KINDS,
  BLOCKS,
  type Block,
  type BlockKind,
  blockDeclaration,
  lineOfBlock,
  MOST_BLOCKS,
  newBlockId,
  partName,
} from 'contract/landing-blocks';
import type { Language } from 'contract/languages';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entryRow, FakeStrapi, projectRow, resourceRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import * as sitemap from '~/discovery/sitemap';
import { MOTIFS } from '~/drawings/motifs';
import { ContactForm } from '~/features/contact/contact-form';
import { LivePage } from '~/i18n/live-page';
import contactTexts from '~/i18n/locales/de/contact.json';
import documentation from '~/i18n/locales/de/documentation.json';
import frame from '~/i18n/locales/de/frame.json';
import landing from '~/i18n/locales/de/landing.json';
import { periodOf } from '~/page-data/landing-page.server';
import { Landing } from '~/sections/landing/landing-page';
import { findShareImage } from '~/share-images/share-images.server';
import { footerTopics } from '~/site/footer-topics.server';
import { action, loader } from './landing-page';

const strapi = new FakeStrapi();
let folder: string;

type Rows = Record<string, unknown>[];
interface Stored {
  pages?: Partial<Record<string, Rows>>;
  events?: Rows;
  references?: Rows;
  resources?: Rows;
  projects?: Rows;
}
let stored: Stored = {};
let version = 0;

function store(content: Stored) {
  stored = content;
  version += 1;
  strapi.version = `${version}`;
}

const both = (rows: Rows, language: unknown) => ({ germanRows: rows, ...(language !== 'de' && { rows }) });

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-landing-page-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query, { language }) => {
    const { pages = {}, events = [], references = [], resources = [], projects = [] } = stored;
    if (query.includes('query LandingPages')) {
      return {
        germanRows: pages.de ?? [],
        ...(language !== 'de' && { rows: pages[String(language)] ?? [] }),
      };
    }
    if (query.includes('query Events')) return both(events, language);
    if (query.includes('query References')) return both(references, language);
    if (query.includes('query Resources')) return both(resources, language);
    if (query.includes('query Projects')) return both(projects, language);
    return {
      pageTexts: [],
      germanRows: [],
      rows: [],
      englishTitles: [],
      projects: [],
      sections: [],
      blogPosts: [],
    };
  };
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

function pageRow(key: string, changes: Record<string, unknown> = {}) {
  const nothing = {
    description: null,
    blocks: '',
    publishedFrom: null,
    publishedUntil: null,
    languageFrom: null,
    languageUntil: null,
    isInFooter: false,
    motif: null,
  };
  return entryRow(key, {
    ...nothing,
    texts: [],
    images: [],
    updatedAt: '2027-01-01T00:00:00.000Z',
    ...changes,
  });
}

const named = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
const linesOf = (...blocks: Block[]) => blocks.map(lineOfBlock).join('\n');
const blockOf = (kind: BlockKind, id: string, ...keys: string[]): Block => ({ kind, id, keys });

async function open(key: string, language: Language = 'de') {
  const request = new Request(`http://localhost:3000/${language}/topics/${key}`);
  const { data } = await loader({
    request,
    params: { slug: key },
    context: {},
  } as unknown as LoaderFunctionArgs);
  return data;
}

const statusOf = (key: string) =>
  open(key).then(
    () => 200,
    (response: Response) => response.status,
  );

type Remix = ComponentProps<typeof RemixContext.Provider>['value'];
const remix = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as Remix;
const texts = { frame, landing, documentation, contact: contactTexts };

/** Renders the page as the server does. */
async function render(
  { page, isInGermanAlone, contact }: Awaited<ReturnType<typeof open>>,
  products: object[] = [],
): Promise<string> {
  const form = contact && createElement(ContactForm, contact);
  const element = createElement(LivePage, null, createElement(Landing, { page, isInGermanAlone, form }));
  const root = { language: 'de', texts, products };
  const { dataRoutes, query } = createStaticHandler([{ id: 'root', path: '*', element, loader: () => root }]);
  const context = await query(new Request('http://localhost/de/topics/messe'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    createElement(
      RemixContext.Provider,
      { value: remix },
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    ),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe('a landing page', () => {
  it.each([
    ['that is hidden', { isPublished: false }, 404],
    ['whose time has not come', { publishedFrom: inDays(1) }, 404],
    ['within its time', { publishedFrom: inDays(-1), publishedUntil: inDays(1) }, 200],
    ['after its end', { publishedUntil: inDays(-1) }, 410],
  ])('%s answers so', async (_name, changes, status) => {
    store({ pages: { de: [pageRow('messe', changes)] } });
    expect(await statusOf('messe')).toBe(status);
    const { body } = await sitemap.loader();
    const listed = await new Response(body).text();
    expect(listed.includes('/de/topics/messe</loc>')).toBe(status === 200);
    expect(listed).not.toContain('/en/topics/messe');
  });

  it('that there is not answers 404', async () => {
    store({});
    expect(await statusOf('nowhere')).toBe(404);
  });

  it('has in each language its own times, also for languages that show the German text', async () => {
    const times = { publishedFrom: inDays(-2), publishedUntil: inDays(2) };
    const row = (title: string | null, own: object) => pageRow('messe', { title, ...times, ...own });
    store({
      pages: {
        de: [row('Messe', { languageUntil: inDays(-1) })],
        en: [row('Fair', {})],
        fr: [row('Salon', { languageFrom: inDays(1) })],
        // Without a title, times of its own have no text.
        es: [row(null, { languageUntil: inDays(1) })],
      },
    });
    const statusIn = (language: Language) =>
      open('messe', language).then(
        () => 200,
        (response: Response) => response.status,
      );
    const languages = ['de', 'en', 'fr', 'es', 'it'] as const;
    expect(await Promise.all(languages.map(statusIn))).toEqual([410, 200, 404, 410, 410]);
    const english = await open('messe', 'en');
    expect(english.presence).toEqual({ languages: ['en'], instead: '/' });
    const { body } = await sitemap.loader();
    const listed = (await new Response(body).text()).match(/[^/]+\/topics\/messe(?=["<])/g);
    expect(new Set(listed)).toEqual(new Set(['en/topics/messe']));
    expect(JSON.stringify(english.head)).not.toMatch(/\/(?:de|fr)\/topics\/messe/);
  });

  it('shows German where a language has no text, and says so', async () => {
    const blocks = linesOf(blockOf('text', 'abcd'));
    const de = pageRow('messe', {
      title: 'Messe',
      blocks,
      texts: named({ 'abcd-title': 'Wir sind da', 'abcd-text': 'Text' }),
    });
    store({
      pages: { de: [de], en: [pageRow('messe', { title: null, texts: named({ 'abcd-title': 'We are' }) })] },
    });
    const english = await open('messe', 'en');
    expect(english.isInGermanAlone).toBe(true);
    expect(english.page.title).toEqual({ value: 'Messe', lang: 'de' });
    expect(english.page.blocks[0]).toMatchObject({
      title: { value: 'We are', lang: 'en' },
      text: { lang: 'de' },
    });
    const html = await render(english);
    expect(html).toContain('<section class="');
    expect(html).toMatch(/<h2[^>]* lang="en"[^>]*>We are/);
    expect((await open('messe')).isInGermanAlone).toBe(false);
  });

  it('leads from its action to the contact form, which then names it', async () => {
    const de = pageRow('messe', {
      blocks: linesOf(blockOf('action', 'abcd')),
      texts: named({ 'abcd-title': 'Fragen?' }),
    });
    store({ pages: { de: [de] } });
    const html = await render(await open('messe'));
    expect(html).toContain('href="/de?topic=messe#contact"');
    expect(html).toContain(landing.action.label);
  });

  it('takes messages by its own form, which name it as their origin; without a form it takes none', async () => {
    const form = pageRow('messe', { title: 'Messe', blocks: linesOf(blockOf('form', 'abcd', 'company')) });
    store({ pages: { de: [form, pageRow('ohne')] } });
    const { page, contact } = await open('messe');
    expect(page.blocks).toMatchObject([{ kind: 'form', fields: ['company'] }]);
    expect(contact?.action).toBe('/de/topics/messe#contact-result');
    expect((await open('ohne')).contact).toBeNull();
    const send = async (key: string) => {
      const body = new URLSearchParams({
        firstName: 'Ada',
        lastName: 'Beispiel',
        email: 'ada@praxis.example',
        message: `Guten Tag, ${key}`,
      });
      const address = `http://localhost:3000/de/topics/${key}`;
      const headers = { Referer: `${address}?utm_campaign=dmea-2027` };
      const request = new Request(address, { method: 'POST', body, headers });
      const context = { clientAddress: '192.0.2.77' };
      const args = { request, params: { slug: key }, context } as unknown as ActionFunctionArgs;
      const answer: unknown = await action(args).catch((thrown: unknown) => thrown);
      if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
      return answer;
    };
    const answer = await send('messe');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(
      /^\/de\/topics\/messe\?contact=[0-9A-F-]+#contact-result$/,
    );
    expect(strapi.created.at(-1)).toMatchObject({
      company: '',
      page: '/topics/messe',
      campaign: 'dmea-2027',
      language: 'de',
    });
    expect((await send('ohne')).status).toBe(404);
  });

  it('has the drawing that editors chose, in its head and in the address of its share image', async () => {
    store({
      pages: { de: [pageRow('messe', { motif: 'chain_of_trust' }), pageRow('ohne', { motif: null })] },
    });
    const drawn = await open('messe');
    expect(drawn.page.motif).toBe('chain-of-trust');
    const html = await render(drawn);
    expect(html).toContain(renderToString(createElement(MOTIFS['chain-of-trust'])));
    expect((await open('ohne')).page.motif).toBe('network');
    const shareAddress = async () =>
      /\/share\/de\/topics\/messe\.\w+\.jpg/.exec(JSON.stringify((await open('messe')).head))?.[0];
    const before = await shareAddress();
    const found = await findShareImage(before ?? '');
    expect(found?.kind).toBe('image');
    store({ pages: { de: [pageRow('messe', { motif: 'hospital' })] } });
    expect(await shareAddress()).not.toBe(before);
  });

  it('is in the foot of all pages while visitors see it, if editors want that', async () => {
    const inFooter = { isInFooter: true };
    store({
      pages: {
        de: [
          pageRow('ja', inFooter),
          pageRow('nein'),
          pageRow('beendet', { ...inFooter, publishedUntil: inDays(-1) }),
        ],
      },
    });
    expect((await footerTopics('de')).map(({ path }) => path)).toEqual(['/topics/ja']);
  });
});

describe('a block', () => {
  it('shows an event until its end, and a quote only with consent, whose note stays inside', async () => {
    const blocks = linesOf(blockOf('event', 'abcd', 'messe'), blockOf('quote', 'abce', 'klinik'));
    const event = { description: null, place: 'Berlin', begins: inDays(-2), link: null };
    const reference = { title: 'Dr. Muster', quote: 'Es läuft.', role: null, organisation: null, logo: null };
    const kindsWith = async (ends: string, consent: string | null) => {
      store({
        pages: { de: [pageRow('messe', { blocks })] },
        events: [entryRow('messe', { ...event, ends })],
        references: [entryRow('klinik', { ...reference, consent })],
      });
      const { page } = await open('messe');
      expect(JSON.stringify(page)).not.toContain('E-Mail vom');
      return page.blocks.map(({ kind }) => kind);
    };
    expect(await kindsWith(inDays(1), 'E-Mail vom 3. März')).toEqual(['event', 'quote']);
    expect(await kindsWith(inDays(-1), 'E-Mail vom 3. März')).toEqual(['quote']);
    expect(await kindsWith(inDays(1), null)).toEqual(['event']);
  });

  it.each([
    ['2027-04-13T07:00:00Z', '2027-04-13T15:00:00Z', 'de', '13. April 2027, 09:00–17:00 Uhr'],
    ['2027-04-13T07:00:00Z', '2027-04-15T15:00:00Z', 'de', '13.–15. April 2027'],
    ['2027-04-13T07:00:00Z', null, 'de', '13. April 2027 um 9:00'],
    ['2027-04-13T07:00:00Z', '2027-04-15T15:00:00Z', 'en', 'April 13 – 15, 2027'],
  ] as const)('names the time from %s to %s in %s', (begins, ends, language, words) => {
    const plain = periodOf({ begins, ends }, language).replace(/[\u2009\u202f\u00a0]/g, ' ');
    expect(plain).toBe(words);
  });
});

/** Draws the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = [
  'Messe',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  '`code`',
  '### Frage?\n\nAntwort mit [Link](/faq).\n\n### 100 %\n\nZahl',
  '### Eine\n\n### Zwei\n\n### Drei\n\nText',
  '- Eins\n- Zwei',
  '# Zu groß\n\n## Auch\n\nText',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '> Zitat',
  '<script>alert(1)</script>',
  'Ein Satz. '.repeat(80),
  ' ',
];
const KEYS = ['a', 'b', 'c', 'd', 'nowhere'];

function randomPage(random: () => number) {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const ids: string[] = [];
  const blocks = Array.from({ length: Math.floor(random() * (MOST_BLOCKS + 1)) }, (): Block => {
    const kind = one(BLOCK_KINDS);
    const id = newBlockId(ids, random);
    ids.push(id);
    const { most = 0, keys = KEYS } = blockDeclaration(kind);
    return { kind, id, keys: keys.filter(() => random() < 0.6).slice(0, most) };
  });
  const written = (share: number) =>
    Object.fromEntries(
      blocks.flatMap(({ kind, id }) =>
        BLOCKS[kind].parts
          .filter((part) => part !== 'picture' && random() < share)
          .map((part) => [partName(id, part), one(WORDS)]),
      ),
    );
  const picture = { url: '/uploads/a.png', width: one([800, null]), height: one([400, 1600, null]) };
  const images = blocks.map(({ id }) => ({ name: `${id}-picture`, image: random() < 0.8 ? picture : null }));
  const of = (share: number) => ({ blocks: linesOf(...blocks), texts: named(written(share)), images });
  return {
    de: [pageRow('messe', of(0.9))],
    en: [pageRow('messe', { title: one(['Fair', null]), ...of(0.5) })],
  };
}

it('200 pages of random blocks render, each with headings in order, ids of its own and no two like grounds', async () => {
  const facts = { isPublished: true, order: 0 };
  const shown = {
    events: KEYS.slice(0, 4).map((key) =>
      entryRow(key, {
        ...facts,
        description: 'Text',
        place: null,
        begins: inDays(2),
        ends: null,
        link: '/faq',
      }),
    ),
    references: KEYS.slice(0, 4).map((key) =>
      entryRow(key, { quote: 'Gut.', role: 'IT', organisation: 'Klinik', logo: null, consent: 'Brief' }),
    ),
    resources: KEYS.slice(0, 4).map((key) => resourceRow(key, { address: '/faq' })),
    projects: KEYS.slice(0, 4).map((key) => projectRow(key)),
  };
  const random = numbers(2027);
  const kinds = new Set<string>();
  for (let count = 0; count < 200; count += 1) {
    store({ ...shown, pages: randomPage(random) });
    const data = await open('messe', count % 2 === 0 ? 'de' : 'en');
    const html = await render(data);
    const about = `page ${count}: ${data.page.blocks.map(({ kind }) => kind).join(', ')}`;
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, about).toBe(ids.length);
    const depths = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, depth]) => Number(depth));
    expect(depths[0], about).toBe(1);
    depths.reduce((above, depth) => {
      expect(depth, about).toBeLessThanOrEqual(above + 1);
      return depth;
    });
    const grounds = [...html.matchAll(/data-ground="(\w+)"/g)].map(([, ground]) => ground);
    expect(grounds, about).toHaveLength(data.page.blocks.length);
    expect(
      grounds.filter((ground, index) => ground === grounds[index - 1]),
      about,
    ).toEqual([]);
    expect(html, about).not.toMatch(/undefined|\[object|<script>alert/);
    for (const { kind } of data.page.blocks) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual([...BLOCK_KINDS].sort());
}, 120_000);
