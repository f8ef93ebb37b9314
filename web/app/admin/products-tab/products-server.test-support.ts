import type { ProductText, ProductTextInput } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import { answerCalls } from '~/admin/render-screen.test-support';
import {
  changeProject,
  type Json,
  makeProject,
  productText,
} from '~/api/fake-site-admin-records.test-support';

const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'] as const;

export interface ProductsServer {
  products: EditedProject[];
  searchTexts: ProductText;
  failure: Response | null;
  held: Promise<void> | null;
  saveElsewhere: (key: string, change: Json) => void;
  saveSearchTextsElsewhere: (change: ProductTextInput) => void;
}

const error = (status: number, code: string, more: object = {}) =>
  Response.json({ error: code, code, ...more }, { status });

const stale = <Stored extends { updatedBy: string | null; lastUpdated: string | null }>(current: Stored) =>
  error(409, 'stale', { current, updatedBy: current.updatedBy, lastUpdated: current.lastUpdated });

const builtIn = Object.fromEntries(
  LANGUAGES.map((code) => [code, { title: 'Titel der Seite', description: 'Beschreibung', keywords: '' }]),
) as ProductText['builtIn'];

export function serveProducts(products: EditedProject[]) {
  let version = 0;
  const nextEtag = () => `etag ${++version}`;
  const writeTexts = (stored: ProductText, { translations }: ProductTextInput): ProductText => {
    const before = stored.translations;
    const languages = Object.entries(translations) as [keyof typeof before, object][];
    const written = languages.map(([code, texts]) => [
      code,
      { title: '', description: '', keywords: '', ...before[code], ...texts },
    ]);
    return { ...stored, translations: { ...before, ...Object.fromEntries(written) }, etag: nextEtag() };
  };
  const server: ProductsServer = {
    products: products.map((product) => ({ ...product, etag: nextEtag() })),
    searchTexts: { ...productText('neu'), builtIn, etag: nextEtag() },
    failure: null,
    held: null,
    saveElsewhere: (key, change) => {
      server.products = server.products.map((one) =>
        one.key === key ? { ...changeProject(one, change), etag: nextEtag(), updatedBy: 'Grace' } : one,
      );
    },
    saveSearchTextsElsewhere: (change) => {
      server.searchTexts = { ...writeTexts(server.searchTexts, change), updatedBy: 'Grace' };
    },
  };
  const write = (method: string, key: string, json: unknown, ifMatch: string | null): Response => {
    const stored = server.products.find((one) => one.key === key);
    if (!stored) return error(404, 'not-found');
    if (method === 'DELETE') {
      server.products = server.products.filter((one) => one !== stored);
      return Response.json({ success: true });
    }
    if (ifMatch !== null && ifMatch !== `"${stored.etag}"`) return stale(stored);
    const saved = { ...changeProject(stored, json as Json), etag: nextEtag() };
    server.products = server.products.map((one) => (one === stored ? saved : one));
    return Response.json(saved);
  };
  const calls = answerCalls(async ({ method, path, json, ifMatch }) => {
    const key = decodeURIComponent(path.split('/')[3] ?? '');
    const isSearchText = path.startsWith('/api/product-texts/');
    if (method === 'GET') {
      if (path.startsWith('/api/projects')) return Response.json(server.products);
      return Response.json(isSearchText ? { ...server.searchTexts, key } : {});
    }
    if (server.failure) return server.failure.clone();
    await server.held;
    if (isSearchText) {
      if (ifMatch !== `"${server.searchTexts.etag}"`) return stale({ ...server.searchTexts, key });
      server.searchTexts = writeTexts(server.searchTexts, json as ProductTextInput);
      return Response.json({ ...server.searchTexts, key });
    }
    if (method === 'POST') {
      if (server.products.some((one) => one.key === (json as Json).key)) return error(409, 'key-taken');
      const made = { ...makeProject(json as Json), etag: nextEtag() };
      server.products = [...server.products, made];
      return Response.json(made, { status: 201 });
    }
    if (key !== 'order') return write(method, key, json, ifMatch);
    const { keys } = json as { keys: string[] };
    if (!keys.every((one) => server.products.some((product) => product.key === one))) {
      return error(400, 'product-unknown');
    }
    const place = (product: EditedProject) => keys.indexOf(product.key);
    server.products = [...server.products].sort((a, b) => place(a) - place(b));
    return Response.json({ success: true });
  });
  const saves = () => calls.filter(({ method }) => method !== 'GET');
  return { server, calls, saves };
}
