import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { MediaFile } from 'contract/media';
import type { StoredMessage } from 'contract/message';
import type { EditedEntry } from 'contract/ordered';
import { ORDERED, type OrderedKind } from 'contract/ordered-kinds';
import type { EditedProject } from 'contract/project';
import type { EditedRedirect } from 'contract/redirect';
import type { EditedSection } from 'contract/section';
import sharp from 'sharp';
import { ApiDescription } from './api-description';
import { newMessage } from './contact-form';
import { environment } from './environment';
import { join, type Person, remove } from './people';
import { SiteApi } from './site-api';
import { call, removeProductText, strapi } from './strapi';

interface Session {
  person: Pick<Person, 'email' | 'password'>;
  api: SiteApi;
}

interface People {
  description: ApiDescription;
  openApi: (options?: { headers?: Record<string, string>; baseURL?: string }) => Promise<SiteApi>;
  visitor: SiteApi;
  /** One session a worker, because Strapi limits sign-ins of one name. */
  editorSession: Session;
  editor: SiteApi;
  author: SiteApi;
  administrator: SiteApi;
}

export interface OwnThings {
  /** Keys of things that are removed after the test, whoever creates them. */
  newSectionKey: () => string;
  newProjectKey: () => string;
  newEntryKey: (kind: OrderedKind) => string;
  newRedirectAddress: () => string;
  createSection: (content?: object) => Promise<EditedSection>;
  createProject: (content?: object) => Promise<EditedProject>;
  createEntry: (kind: OrderedKind, content?: object) => Promise<EditedEntry<OrderedKind>>;
  createRedirect: (content?: object) => Promise<EditedRedirect>;
  sendMessage: (fields?: object) => Promise<StoredMessage>;
  uploadPicture: (name?: string) => Promise<MediaFile>;
  removeLater: (file: { id: number }) => void;
}

export const png = () =>
  sharp({ create: { width: 16, height: 8, channels: 3, background: '#12A5A8' } })
    .png()
    .toBuffer();

export async function signIn(api: SiteApi, { email, password }: Session['person']): Promise<void> {
  const { status } = await api.post('/api/admin/login', { username: email, password });
  expect(status, `sign-in of ${email}`).toBe(200);
}

const address = (base: string, key: string) => `${base}/${encodeURIComponent(key)}`;
export const sectionAddress = (key: string) => address('/api/content-sections', key);
export const productTextAddress = (key: string) => address('/api/product-texts', key);
export const entryAddress = (kind: OrderedKind, key: string) => address(`/api/${ORDERED[kind].plural}`, key);
export const projectAddress = (key: string) => address('/api/projects', key);

async function keysOf(
  use: (newKey: () => string) => Promise<void>,
  find: (key: string) => Promise<{ documentId: string }[]>,
  removeEntry: (documentId: string) => Promise<void>,
): Promise<void> {
  const keys: string[] = [];
  await use(() => {
    const key = `e2e-${randomUUID()}`;
    keys.push(key);
    return key;
  });
  for (const key of keys) for (const { documentId } of await find(key)) await removeEntry(documentId);
}

export const test = base.extend<OwnThings, People>({
  description: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: environment.siteUrl });
      const document = await request.get('/api/openapi.json');
      await use(new ApiDescription(await document.json()));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  openApi: [
    async ({ playwright, description }, use) => {
      const opened: { dispose: () => Promise<void> }[] = [];
      await use(async ({ headers = {}, baseURL = environment.siteUrl } = {}) => {
        const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
        opened.push(request);
        return new SiteApi(request, description);
      });
      for (const request of opened) await request.dispose();
    },
    { scope: 'worker' },
  ],

  visitor: [async ({ openApi }, use) => use(await openApi()), { scope: 'worker' }],

  editorSession: [
    async ({ openApi }, use) => {
      const person = await join('editor');
      const api = await openApi();
      await signIn(api, person);
      await use({ person, api });
      await remove(person);
    },
    { scope: 'worker' },
  ],

  editor: [async ({ editorSession }, use) => use(editorSession.api), { scope: 'worker' }],

  author: [
    async ({ openApi }, use) => {
      const person = await join('author');
      const api = await openApi();
      await signIn(api, person);
      await use(api);
      await remove(person);
    },
    { scope: 'worker' },
  ],

  administrator: [
    async ({ openApi }, use) => {
      const api = await openApi();
      await signIn(api, environment.administrator);
      await use(api);
    },
    { scope: 'worker' },
  ],

  // Set up after the pictures, so that sections are removed before what they show.
  newSectionKey: async ({ removeLater: _pictures }, use) => {
    const { list, remove: removeEntry } = strapi.sections;
    await keysOf(use, (key) => list('sectionKey', key), removeEntry);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newProjectKey: async ({}, use) => {
    const { projects } = strapi;
    const keys: string[] = [];
    await keysOf(
      (newKey) =>
        use(() => {
          const key = newKey();
          keys.push(key);
          return key;
        }),
      (key) => projects.list('key', key),
      projects.remove,
    );
    for (const key of keys) await removeProductText(key);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newEntryKey: async ({}, use) => {
    const made: { kind: OrderedKind; key: string }[] = [];
    await use((kind) => {
      const key = `e2e-${randomUUID()}`;
      made.push({ kind, key });
      return key;
    });
    for (const { kind, key } of made) {
      const { list, remove: removeEntry } = strapi.ordered[kind];
      for (const { documentId } of await list('key', key)) await removeEntry(documentId);
    }
  },

  createEntry: async ({ editor, newEntryKey }, use) => {
    await use(async (kind, content = {}) => {
      const { status, body } = await editor.post<EditedEntry<OrderedKind>>(`/api/${ORDERED[kind].plural}`, {
        key: newEntryKey(kind),
        title: 'Eintrag',
        ...content,
      });
      expect(status).toBe(201);
      return body;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newRedirectAddress: async ({}, use) => {
    const { list, remove: removeEntry } = strapi.redirects;
    await keysOf(
      (newKey) => use(() => `/${newKey()}`),
      (key) => list('address', `/${key}`),
      removeEntry,
    );
  },

  createRedirect: async ({ editor, newRedirectAddress }, use) => {
    await use(async (content = {}) => {
      const { status, body } = await editor.post<EditedRedirect>('/api/redirects', {
        address: newRedirectAddress(),
        kind: 'permanent',
        target: '/faq',
        ...content,
      });
      expect(status).toBe(201);
      return body;
    });
  },

  createSection: async ({ editor, newSectionKey }, use) => {
    await use(async (content = {}) => {
      const { status, body } = await editor.post<EditedSection>('/api/content-sections', {
        sectionKey: newSectionKey(),
        translations: { de: { title: 'Titel', content: 'Inhalt' } },
        ...content,
      });
      expect(status).toBe(201);
      return body;
    });
  },

  createProject: async ({ editor, newProjectKey }, use) => {
    await use(async (content = {}) => {
      const { status, body } = await editor.post<EditedProject>('/api/projects', {
        key: newProjectKey(),
        title: 'Produkt',
        ...content,
      });
      expect(status).toBe(201);
      return body;
    });
  },

  sendMessage: async ({ visitor, editor }, use) => {
    const emails: string[] = [];
    await use(async (fields = {}) => {
      const message = { ...newMessage(), language: 'de', ...fields };
      emails.push(message.email);
      expect((await visitor.post('/api/contact', message)).status).toBe(200);
      const search = encodeURIComponent(message.email);
      const { body } = await editor.get<StoredMessage[]>(`/api/contact-submissions?search=${search}`);
      const [stored] = body;
      if (!stored) throw new Error('the message was not stored');
      return stored;
    });
    for (const email of emails) {
      for (const { documentId } of await strapi.submissions.list('email', email)) {
        await strapi.submissions.remove(documentId);
      }
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  removeLater: async ({}, use) => {
    const files: { id: number }[] = [];
    await use((file) => files.push(file));
    const stored = await call<{ id: number }[]>('/site-admin/media');
    for (const { id } of files.filter((file) => stored.some((other) => other.id === file.id))) {
      await call(`/upload/files/${id}`, { method: 'DELETE' });
    }
  },

  uploadPicture: async ({ editor, removeLater }, use) => {
    await use(async (name = `e2e-${randomUUID()}.png`) => {
      const image = { name, mimeType: 'image/png', buffer: await png() };
      const { status, body } = await editor.send<MediaFile>('POST', '/api/upload', { form: { image } });
      expect(status).toBe(200);
      removeLater(body);
      return body;
    });
  },
});

export { expect };
