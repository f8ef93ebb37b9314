import { randomUUID } from 'node:crypto';
import type { DeletedEntry, HistoryEntry } from 'contract/history';
import type { MediaFile } from 'contract/media';
import type { StoredMessage } from 'contract/message';
import type { EditedEntry } from 'contract/ordered';
import { ORDERED, ORDERED_KINDS, type OrderedKind } from 'contract/ordered-kinds';
import type { EditedProject } from 'contract/project';
import type { EditedRedirect } from 'contract/redirect';
import {
  entryAddress,
  type OwnThings,
  png,
  productTextAddress,
  projectAddress,
  sectionAddress,
} from './contract-test';
import { pdf } from './pdf';
import type { Call, SiteApi } from './site-api';

export interface Attempt {
  path: string;
  call?: Call;
  read: () => Promise<unknown>;
  removeLater?: (body: unknown) => void;
}

type Things = OwnThings & { editor: SiteApi };
type MakeAttempt = (things: Things) => Promise<Attempt>;

const section = async ({ createSection, editor }: Things) => {
  const path = sectionAddress((await createSection()).sectionKey);
  return { path, read: () => editor.get(path).then(({ body }) => body) };
};

const project = async ({ createProject, editor }: Things) => {
  const { key } = await createProject();
  return { path: projectAddress(key), read: () => findProject(editor, key) };
};

async function findProject(editor: SiteApi, key: string) {
  const { body } = await editor.get<EditedProject[]>('/api/projects');
  // Ignores the position, because other tests create products.
  const { etag: _etag, order: _order, ...found } = body.find((candidate) => candidate.key === key) ?? {};
  return found;
}

const entry =
  (kind: OrderedKind): MakeAttempt =>
  async ({ createEntry, editor }) => {
    const { key } = await createEntry(kind);
    return { path: entryAddress(kind, key), read: () => findEntry(kind, editor, key) };
  };

async function findEntry(kind: OrderedKind, editor: SiteApi, key: string) {
  const { body } = await editor.get<EditedEntry<OrderedKind>[]>(`/api/${ORDERED[kind].plural}`);
  // Ignores the position, because other tests create entries.
  const { etag: _etag, order: _order, ...found } = body.find((candidate) => candidate.key === key) ?? {};
  return found;
}

function entryAttempts(kind: OrderedKind): Record<string, MakeAttempt> {
  const path = `/api/${ORDERED[kind].plural}`;
  return {
    [`POST ${path}`]: async ({ newEntryKey, editor }) => {
      const key = newEntryKey(kind);
      return { path, call: { json: { key, title: 'Neu' } }, read: () => findEntry(kind, editor, key) };
    },
    // A valid order would move entries of other tests: permitted callers learn that this one is wrong.
    [`PUT ${path}/order`]: async ({ editor }) => ({
      path: `${path}/order`,
      call: { json: { keys: ['no-such-entry'] } },
      read: () => findEntry(kind, editor, 'no-such-entry'),
    }),
    [`PUT ${path}/{key}`]: async (things) => ({
      ...(await entry(kind)(things)),
      call: { json: { title: 'Anders' } },
    }),
    [`DELETE ${path}/{key}`]: entry(kind),
  };
}

const redirect = async ({ createRedirect, editor }: Things) => {
  const { key, address } = await createRedirect();
  return { path: `/api/redirects/${key}`, read: () => findRedirect(editor, address) };
};

async function findRedirect(editor: SiteApi, address: string) {
  const { body } = await editor.get<EditedRedirect[]>('/api/redirects');
  return body.find((candidate) => candidate.address === address);
}

const message = async ({ sendMessage, editor }: Things) => {
  const { id, email } = await sendMessage();
  const list = `/api/contact-submissions?search=${encodeURIComponent(email)}`;
  const read = () => editor.get<StoredMessage[]>(list).then(({ body }) => body);
  return { path: `/api/contact-submissions/${id}`, read };
};

const person =
  (more: object): MakeAttempt =>
  async ({ sendMessage, editor }) => {
    const { email } = await sendMessage();
    const list = `/api/contact-submissions?search=${encodeURIComponent(email)}`;
    const read = () => editor.get<StoredMessage[]>(list).then(({ body }) => body);
    return { path: '', call: { json: { email, ...more } }, read };
  };

const picture = async ({ uploadPicture, editor }: Things) => {
  const { id, name } = await uploadPicture();
  return { path: `/api/media/${id}`, read: () => findPicture(editor, name) };
};

async function findPicture(editor: SiteApi, name: string) {
  const { body } = await editor.get<MediaFile[]>('/api/media');
  return body.find((file) => file.name === name);
}

/** The caller's own sign-in: permitted callers learn that the password or code is wrong. */
const ownSecondFactor =
  (path: string, json: object): MakeAttempt =>
  async () => ({ path, call: { json }, read: () => Promise.resolve(null) });
const SECOND_FACTOR = '/api/admin/second-factor';
const WRONG_PROOF = { password: 'Falsch-2026-x', code: '000000' };

const DAY_MS = 24 * 60 * 60 * 1000;
const unknownDraft = () => ({ kind: 'section', key: 'no-such-draft', revision: randomUUID() });

const ATTEMPTS: Record<string, MakeAttempt> = {
  'POST /api/projects': async ({ newProjectKey, editor }) => {
    const key = newProjectKey();
    return {
      path: '/api/projects',
      call: { json: { key, title: 'Neu' } },
      read: () => findProject(editor, key),
    };
  },
  // A valid order would move products of other tests: permitted callers learn that this one is wrong.
  'PUT /api/projects/order': async ({ editor }) => ({
    path: '/api/projects/order',
    call: { json: { keys: ['no-such-product'] } },
    read: () => findProject(editor, 'no-such-product'),
  }),
  'PUT /api/projects/{key}': async (things) => ({
    ...(await project(things)),
    call: { json: { title: 'Anders' } },
  }),
  'DELETE /api/projects/{key}': project,
  ...Object.assign({}, ...ORDERED_KINDS.map(entryAttempts)),
  'POST /api/redirects': async ({ newRedirectAddress, editor }) => {
    const address = newRedirectAddress();
    return {
      path: '/api/redirects',
      call: { json: { address, kind: 'gone' } },
      read: () => findRedirect(editor, address),
    };
  },
  'PUT /api/redirects/{key}': async (things) => ({
    ...(await redirect(things)),
    call: { json: { note: 'Anders' } },
  }),
  'DELETE /api/redirects/{key}': redirect,
  'POST /api/redirects-import': async ({ newRedirectAddress, editor }) => {
    const address = newRedirectAddress();
    return {
      path: '/api/redirects-import',
      call: { json: { content: `Adresse;Ziel\n${address};/faq` } },
      read: () => findRedirect(editor, address),
    };
  },
  // Names one that there is not, because visitors alone make them.
  'DELETE /api/missed-addresses/{id}': async () => ({
    path: '/api/missed-addresses/999999999',
    read: () => Promise.resolve(null),
  }),
  'PUT /api/product-texts/{key}': async ({ createProject, editor }) => {
    const path = productTextAddress((await createProject()).key);
    const read = () => editor.get(path).then(({ body }) => body);
    return { path, call: { json: { translations: { de: { title: 'Anders' } } } }, read };
  },
  'POST /api/content-sections': async ({ newSectionKey, editor }) => {
    const sectionKey = newSectionKey();
    const read = () => editor.get(sectionAddress(sectionKey)).then(({ body }) => body);
    return { path: '/api/content-sections', call: { json: { sectionKey } }, read };
  },
  'PUT /api/content-sections/{key}': async (things) => ({
    ...(await section(things)),
    call: { json: { translations: { de: { title: 'Anders' } } } },
  }),
  'DELETE /api/content-sections/{key}': section,
  'GET /api/link-checks': async () => ({
    path: '/api/link-checks?kind=section&key=about',
    read: () => Promise.resolve(null),
  }),
  'GET /api/deleted/{kind}': async () => ({
    path: '/api/deleted/section',
    read: () => Promise.resolve(null),
  }),
  'POST /api/deleted/{kind}/{id}': async ({ createSection, editor }) => {
    const { sectionKey } = await createSection();
    const address = sectionAddress(sectionKey);
    await editor.delete(address);
    const { body } = await editor.get<DeletedEntry[]>('/api/deleted/section');
    const { id } = body.find(({ key }) => key === sectionKey) ?? {};
    return {
      path: `/api/deleted/section/${id}`,
      read: () => editor.get(address).then(({ status }) => status),
    };
  },
  'GET /api/history/{kind}/{key}': async () => ({
    path: '/api/history/section/about',
    read: () => Promise.resolve(null),
  }),
  'POST /api/history/{kind}/{key}/{id}': async ({ createSection, editor }) => {
    const { sectionKey } = await createSection();
    const address = sectionAddress(sectionKey);
    await editor.put(address, { json: { translations: { de: { title: 'Anders' } } } });
    const path = `/api/history/section/${sectionKey}`;
    const { body } = await editor.get<{ items: HistoryEntry[] }>(`${path}?field=title&language=de`);
    const newest = body.items[0]?.id;
    return {
      path: `${path}/${newest}`,
      call: { json: { newest } },
      read: () => editor.get(address).then(({ body: stored }) => stored),
    };
  },
  'GET /api/statistics': async () => ({
    path: '/api/statistics?from=2026-01-01&to=2026-01-31',
    read: () => Promise.resolve(null),
  }),
  'GET /api/statistics.csv': async () => ({
    path: '/api/statistics.csv?from=2026-01-01&to=2026-01-31',
    read: () => Promise.resolve(null),
  }),
  'GET /api/links-here': async () => ({
    path: '/api/links-here?kind=section&key=privacy',
    read: () => Promise.resolve(null),
  }),
  // Asks for a check that there is not, which the site refuses before it asks Strapi for the right: the real one would
  // call the sites that the seed links. Strapi's tests try it with each role.
  'POST /api/reports': async () => ({
    path: '/api/reports',
    call: { json: { report: 'age' } },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/translations/{kind}/{key}': async () => ({
    path: '/api/translations/section/about',
    call: { json: { confirmed: { en: ['title'] } } },
    read: () => Promise.resolve(null),
  }),
  'GET /api/contact-submissions/{id}': message,
  'PUT /api/contact-submissions/{id}': async (things) => ({
    ...(await message(things)),
    call: { json: { state: 'done' } },
  }),
  'DELETE /api/contact-submissions/{id}': message,
  'POST /api/personal-data/count': person({}),
  'POST /api/personal-data/export': person({}),
  'POST /api/personal-data/erase': person({ count: 1 }),
  'POST /api/upload': async ({ editor, removeLater }) => {
    const name = `e2e-${randomUUID()}.png`;
    const image = { name, mimeType: 'image/png', buffer: await png() };
    const removeUpload = (body: unknown) => removeLater(body as MediaFile);
    return {
      path: '/api/upload',
      call: { form: { image } },
      read: () => findPicture(editor, name),
      removeLater: removeUpload,
    };
  },
  'POST /api/pdfs': async ({ editor, removeLater }) => {
    const name = `e2e-${randomUUID()}.pdf`;
    return {
      path: '/api/pdfs',
      call: { form: { pdf: { name, mimeType: 'application/pdf', buffer: pdf() } } },
      read: async () => {
        const { body } = await editor.get<MediaFile[]>('/api/media?filter=pdf');
        return body.find((file) => file.name === name) ?? null;
      },
      removeLater: (body) => removeLater(body as MediaFile),
    };
  },
  'GET /api/media/{id}': picture,
  'PUT /api/media/{id}': async (things) => ({
    ...(await picture(things)),
    call: { json: { alternativeText: 'Anders' } },
  }),
  'DELETE /api/media/{id}': picture,
  'POST /api/admin/second-factor': ownSecondFactor(SECOND_FACTOR, WRONG_PROOF),
  'PUT /api/admin/second-factor': ownSecondFactor(SECOND_FACTOR, WRONG_PROOF),
  'POST /api/admin/second-factor/recovery-codes': ownSecondFactor(
    `${SECOND_FACTOR}/recovery-codes`,
    WRONG_PROOF,
  ),
  'POST /api/admin/second-factor/removal': ownSecondFactor(`${SECOND_FACTOR}/removal`, WRONG_PROOF),
  // Changes nothing, because the built-in text stands there already.
  'PUT /api/page-texts': async () => ({
    path: '/api/page-texts',
    call: { json: { changes: [{ file: 'home', language: 'sq', key: 'meta.title', from: null, to: null }] } },
    read: () => Promise.resolve(null),
  }),
  'POST /api/page-texts-check': async () => ({
    path: '/api/page-texts-check',
    call: { json: { changes: [{ file: 'home', language: 'sq', key: 'meta.title', from: null, to: null }] } },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/service-status': async () => ({
    path: '/api/service-status',
    call: { json: {} },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/notifications': async () => ({
    path: '/api/notifications',
    call: { json: {} },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/home-page': async () => ({
    path: '/api/home-page',
    call: { json: {} },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/company': async () => ({
    path: '/api/company',
    call: { json: {} },
    read: () => Promise.resolve(null),
  }),
  'GET /api/texts-export': async () => ({
    path: '/api/texts-export?language=sq&format=csv',
    read: () => Promise.resolve(null),
  }),
  // Changes nothing, because the text stands there already.
  'POST /api/texts-import': async ({ editor }) => {
    const { body } = await editor.get('/api/texts-export?language=sq&format=csv');
    return {
      path: '/api/texts-import',
      call: { json: { content: String(body) } },
      read: () => Promise.resolve(null),
    };
  },
  // Removes a draft that there is not.
  'PUT /api/drafts/{kind}/{key}': async () => ({
    path: `/api/drafts/section/${randomUUID()}`,
    call: { json: { changes: {}, touchedAt: 0, revision: null } },
    read: () => Promise.resolve(null),
  }),
  // Name a draft that there is not.
  'POST /api/publications': async () => ({
    path: '/api/publications',
    call: { json: { drafts: [unknownDraft()] } },
    read: () => Promise.resolve(null),
  }),
  'POST /api/plans': async () => ({
    path: '/api/plans',
    call: { json: { drafts: [unknownDraft()], at: new Date(Date.now() + DAY_MS).toISOString() } },
    read: () => Promise.resolve(null),
  }),
  'PUT /api/plans/{id}': async () => ({
    path: '/api/plans/2147483647',
    call: { json: { at: new Date(Date.now() + DAY_MS).toISOString() } },
    read: () => Promise.resolve(null),
  }),
  'DELETE /api/plans/{id}': async () => ({
    path: '/api/plans/2147483647',
    read: () => Promise.resolve(null),
  }),
  // Changes nothing, because all tests share the look of the site.
  'PUT /api/appearance': async () => ({
    path: '/api/appearance',
    call: { json: {} },
    read: () => Promise.resolve(null),
  }),
};

export async function makeAttempt(call: string, things: Things): Promise<Attempt> {
  const address = call.split(' ')[1] ?? '';
  const key = address.startsWith('/api/product-texts/') ? 'idatik' : 'about';
  const path = address
    .replace('{kind}', 'section')
    .replace('{key}', key)
    .replace('{file}', 'home')
    .replace('{slug}', 'partnerschaft-qualifizierte-signatur');
  const attempt = (await ATTEMPTS[call]?.(things)) ?? { path, read: () => Promise.resolve(null) };
  return { ...attempt, path: attempt.path || path };
}
