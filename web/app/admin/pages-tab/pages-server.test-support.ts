import type { LinkCheck } from 'contract/link-check';
import type { ListedMediaFile, MediaPage } from 'contract/media';
import type { EditedSection, NewSection, SectionInput } from 'contract/section';
import { answerCalls } from '~/admin/render-screen.test-support';

export const section = (sectionKey: string, changes: Partial<EditedSection> = {}): EditedSection => ({
  sectionKey,
  translations: {
    de: { title: `Titel ${sectionKey}`, description: 'Beschreibung' },
    en: { title: `Title ${sectionKey}`, description: 'Description' },
  },
  images: {},
  imageDetails: {},
  outdated: {},
  lastUpdated: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  languages: {},
  etag: 'etag 0',
  ...changes,
});

function changed(stored: EditedSection, { translations = {}, images = {} }: SectionInput, etag: string) {
  const languages = Object.entries(translations) as [keyof typeof translations, Record<string, string>][];
  const kept = Object.entries({ ...stored.images, ...images }).filter(([, url]) => url !== null);
  return {
    ...stored,
    translations: {
      ...stored.translations,
      ...Object.fromEntries(
        languages.map(([code, texts]) => [code, { ...stored.translations[code], ...texts }] as const),
      ),
    },
    images: Object.fromEntries(kept) as Record<string, string>,
    etag,
  };
}

export interface PagesServer {
  sections: EditedSection[];
  pictures: ListedMediaFile[];
  brokenLinks: LinkCheck['broken'];
  failure: { method: string; response: Response } | null;
  /** Delays responses to writes until it resolves. */
  held: Promise<void> | null;
  saveElsewhere: (key: string, change: SectionInput, by?: string) => void;
}

const error = (status: number, code: string, more: object = {}) =>
  Response.json({ error: code, code, ...more }, { status });

function mediaPage(pictures: ListedMediaFile[], parameters: URLSearchParams): MediaPage {
  const address = parameters.get('url');
  const items = pictures.filter(
    ({ name, url }) => name.includes(parameters.get('search') ?? '') && (address === null || url === address),
  );
  return { items, total: items.length, all: pictures.length, size: 0 };
}

export function servePages(sections: EditedSection[]) {
  let version = 0;
  const nextEtag = () => `etag ${++version}`;
  const server: PagesServer = {
    sections,
    pictures: [],
    brokenLinks: [],
    failure: null,
    held: null,
    saveElsewhere: (key, change, by = 'Grace') => {
      server.sections = server.sections.map((one) =>
        one.sectionKey === key ? { ...changed(one, change, nextEtag()), updatedBy: by } : one,
      );
    },
  };
  const find = (key: string) => server.sections.find(({ sectionKey }) => sectionKey === key);
  const write = (method: string, key: string, json: unknown, ifMatch: string | null): Response => {
    const stored = find(key);
    if (!stored) return error(404, 'not-found');
    if (method === 'DELETE') {
      server.sections = server.sections.filter((one) => one !== stored);
      return Response.json({ success: true });
    }
    if (ifMatch !== `"${stored.etag}"`) {
      const { updatedBy, lastUpdated } = stored;
      return error(409, 'stale', { current: stored, updatedBy, lastUpdated });
    }
    const saved = changed(stored, json as SectionInput, nextEtag());
    server.sections = server.sections.map((one) => (one === stored ? saved : one));
    return Response.json(saved);
  };
  const calls = answerCalls(async ({ method, path, json, ifMatch }) => {
    if (server.failure?.method === method) return server.failure.response.clone();
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/media') return Response.json(mediaPage(server.pictures, searchParams));
    if (pathname === '/api/links-here') return Response.json([]);
    if (pathname === '/api/link-checks')
      return Response.json({ kind: 'section', key: '', broken: server.brokenLinks });
    if (pathname === '/api/translations') return Response.json([]);
    if (pathname === '/api/admin/session') return Response.json({});
    if (method === 'GET') return Response.json(server.sections);
    await server.held;
    if (method !== 'POST')
      return write(method, decodeURIComponent(pathname.split('/')[3] ?? ''), json, ifMatch);
    const { sectionKey, translations } = json as NewSection;
    if (find(sectionKey)) return error(409, 'key-taken');
    const created = { ...section(sectionKey, { etag: nextEtag() }), translations: translations ?? {} };
    server.sections = [...server.sections, created as EditedSection];
    return Response.json(created, { status: 201 });
  });
  const saves = () => calls.filter(({ method }) => method !== 'GET');
  return { server, calls, saves };
}
