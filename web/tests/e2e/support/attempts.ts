import { randomUUID } from 'node:crypto';
import type { MediaFile } from 'contract/media';
import type { StoredMessage } from 'contract/message';
import type { EditedProject } from 'contract/project';
import { type OwnThings, png, productTextAddress, projectAddress, sectionAddress } from './contract-test';
import type { Call, SiteApi } from './site-api';

/** One call that would be good from somebody who may make it, on a thing of its own. */
export interface Attempt {
  path: string;
  call?: Call;
  /** What the call could change, as an editor sees it. */
  look: () => Promise<unknown>;
  /** For what is there after the call only. */
  keep?: (body: unknown) => void;
}

type Things = OwnThings & { editor: SiteApi };
type MakeAttempt = (things: Things) => Promise<Attempt>;

const section = async ({ createSection, editor }: Things) => {
  const path = sectionAddress((await createSection()).sectionKey);
  return { path, look: () => editor.get(path).then(({ body }) => body) };
};

const project = async ({ createProject, editor }: Things) => {
  const { key } = await createProject();
  return { path: projectAddress(key), look: () => findProject(editor, key) };
};

async function findProject(editor: SiteApi, key: string) {
  const { body } = await editor.get<EditedProject[]>('/api/projects');
  // Not its place: other tests make products, too.
  const { etag: _state, order: _order, ...found } = body.find((candidate) => candidate.key === key) ?? {};
  return found;
}

const message = async ({ sendMessage, editor }: Things) => {
  const { id, email } = await sendMessage();
  const list = `/api/contact-submissions?search=${encodeURIComponent(email)}`;
  const look = () => editor.get<StoredMessage[]>(list).then(({ body }) => body);
  return { path: `/api/contact-submissions/${id}`, look };
};

const picture = async ({ uploadPicture, editor }: Things) => {
  const { id, name } = await uploadPicture();
  return { path: `/api/media/${id}`, look: () => findPicture(editor, name) };
};

async function findPicture(editor: SiteApi, name: string) {
  const { body } = await editor.get<MediaFile[]>('/api/media');
  return body.find((file) => file.name === name);
}

/** How each write is tried; the reading calls need nothing but their address. */
const WRITES: Record<string, MakeAttempt> = {
  'POST /api/projects': async ({ newProjectKey, editor }) => {
    const key = newProjectKey();
    return {
      path: '/api/projects',
      call: { json: { key, title: 'Neu' } },
      look: () => findProject(editor, key),
    };
  },
  // A true order would renumber the products of other tests: who may set one is told what is wrong with this one.
  'PUT /api/projects/order': async ({ editor }) => ({
    path: '/api/projects/order',
    call: { json: { keys: ['no-such-product'] } },
    look: () => findProject(editor, 'no-such-product'),
  }),
  'PUT /api/projects/{key}': async (things) => ({
    ...(await project(things)),
    call: { json: { title: 'Anders' } },
  }),
  'DELETE /api/projects/{key}': project,
  'PUT /api/product-texts/{key}': async ({ createProject, editor }) => {
    const path = productTextAddress((await createProject()).key);
    const look = () => editor.get(path).then(({ body }) => body);
    return { path, call: { json: { translations: { de: { title: 'Anders' } } } }, look };
  },
  'POST /api/content-sections': async ({ newSectionKey, editor }) => {
    const sectionKey = newSectionKey();
    const look = () => editor.get(sectionAddress(sectionKey)).then(({ body }) => body);
    return { path: '/api/content-sections', call: { json: { sectionKey } }, look };
  },
  'PUT /api/content-sections/{key}': async (things) => ({
    ...(await section(things)),
    call: { json: { translations: { de: { title: 'Anders' } } } },
  }),
  'DELETE /api/content-sections/{key}': section,
  // That the seeded translation still fits, which nobody doubts.
  'PUT /api/translations/{kind}/{key}': async () => ({
    path: '/api/translations/section/about',
    call: { json: { confirmed: { en: ['title'] } } },
    look: () => Promise.resolve(null),
  }),
  'PUT /api/contact-submissions/{id}': async (things) => ({
    ...(await message(things)),
    call: { json: { state: 'done' } },
  }),
  'DELETE /api/contact-submissions/{id}': message,
  'POST /api/upload': async ({ editor, removeLater }) => {
    const name = `e2e-${randomUUID()}.png`;
    const image = { name, mimeType: 'image/png', buffer: await png() };
    const keep = (body: unknown) => removeLater(body as MediaFile);
    return { path: '/api/upload', call: { form: { image } }, look: () => findPicture(editor, name), keep };
  },
  'PUT /api/media/{id}': async (things) => ({
    ...(await picture(things)),
    call: { json: { alternativeText: 'Anders' } },
  }),
  'DELETE /api/media/{id}': picture,
  // The look of the whole site belongs to all tests at once: this changes nothing, whoever may change it.
  'PUT /api/appearance': async () => ({
    path: '/api/appearance',
    call: { json: {} },
    look: () => Promise.resolve(null),
  }),
};

export function makeAttempt(call: string, things: Things): Promise<Attempt> {
  const address = call.split(' ')[1] ?? '';
  const key = address.startsWith('/api/product-texts/') ? 'idatik' : 'about';
  const path = address
    .replace('{kind}', 'section')
    .replace('{key}', key)
    .replace('{slug}', 'partnerschaft-qualifizierte-signatur');
  return WRITES[call]?.(things) ?? Promise.resolve({ path, look: () => Promise.resolve(null) });
}
