import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { ListedMediaFile } from '../contract/media';
import { type Answer, call } from './http-client';
import { panel } from './panel';
import { join } from './people';
import { picture, type StoredFile, upload, uploadPicture } from './pictures';
import { type Failure, siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const tokens = { author: '', colleague: '', editor: '' };

beforeAll(async () => {
  for (const name of ['author', 'colleague', 'editor'] as const) {
    const { token } = await join(
      url,
      adminToken,
      name === 'editor' ? 'editor' : 'author',
      `pictures-${name}`,
    );
    tokens[name] = token;
  }
});

interface Folder {
  id: number;
}
type Way = (token: string, file: StoredFile) => Promise<Answer<unknown>>;

const png = () => picture(16).png().toBuffer();
const post = (token: string, path: string, json: object) => call(url + path, { token, json });
const makeFolder = async (token: string, name: string) =>
  (await call<{ data: Folder }>(`${url}/upload/folders`, { token, json: { name, parent: null } })).body.data;
const moveInto = (token: string, { id }: Folder, fileIds: number[]) =>
  post(token, '/upload/actions/bulk-move', { fileIds, folderIds: [], destinationFolderId: id });

async function replaceAt(path: string, token: string) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'new.png');
  return call(url + path, { token, form });
}

const changes: Record<string, Way> = {
  'replaced by the form of all': async (token, { id }) =>
    upload(url, token, { content: await png(), name: 'new.png', type: 'image/png', query: `?id=${id}` }),
  'replaced by its own address': (token, { id }) => replaceAt(`/upload/files/${id}/replace`, token),
  'renamed by the form of all': (token, { id }) => {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name: 'other.png' }));
    return call(`${url}/upload?id=${id}`, { token, form });
  },
  'renamed by its own address': (token, { id }) =>
    call(`${url}/upload/files/${id}`, { method: 'PUT', token, json: { fileInfo: { name: 'other.png' } } }),
  'renamed with many': (token, { id }) =>
    post(token, '/upload/actions/bulk-update', { updates: [{ id, fileInfo: { name: 'other.png' } }] }),
  'described in /admin': (token, { id }) =>
    siteAdmin(url, token).put(`/media/${id}`, { alternativeText: 'Anderes' }),
  moved: async (token, { id }) => moveInto(token, await makeFolder(token, `to-${id}-${Date.now()}`), [id]),
};

const removals: Record<string, Way> = {
  'deleted in the panel': (token, { id }) => call(`${url}/upload/files/${id}`, { method: 'DELETE', token }),
  'deleted with many': (token, { id }) =>
    post(token, '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] }),
  'deleted in /admin': (token, { id }) => siteAdmin(url, token).remove(`/media/${id}`),
};

const mediaFile = async (id: number, token = adminToken) =>
  (await siteAdmin(url, token).get<ListedMediaFile[]>('/media')).body.find((file) => file.id === id);
const contentOf = async ({ url: path }: StoredFile) => (await fetch(url + path)).status;

describe("an Author's own picture may be", () => {
  test.each(Object.entries({ ...changes, ...removals }))('%s', async (_name, way) => {
    const file = await uploadPicture(url, tokens.author, 'mine.png');
    expect((await way(tokens.author, file)).status).toBeLessThan(300);
  });
});

describe('a picture of somebody else may not be, by an Author,', () => {
  test.each(Object.entries({ ...changes, ...removals }))('%s', async (_name, way) => {
    const file = await uploadPicture(url, tokens.colleague, 'theirs.png');
    const before = await mediaFile(file.id);
    expect((await way(tokens.author, file)).status).toBe(403);
    expect(await mediaFile(file.id)).toEqual(before);
    expect(await contentOf(file)).toBe(200);
  });

  test('deleted among his own, and then they stay, too', async () => {
    const [mine, theirs] = [
      await uploadPicture(url, tokens.author, 'mine.png'),
      await uploadPicture(url, tokens.editor, 'theirs.png'),
    ];
    const fileIds = [mine.id, theirs.id];
    expect((await post(tokens.author, '/upload/actions/bulk-delete', { fileIds })).status).toBe(403);
    expect([await contentOf(mine), await contentOf(theirs)]).toEqual([200, 200]);
  });

  test('deleted, moved or renamed with its folder', async () => {
    const file = await uploadPicture(url, tokens.colleague, 'filed.png');
    const mine = await makeFolder(tokens.author, `mine-${file.id}`);
    const theirs = await makeFolder(tokens.colleague, `theirs-${file.id}`);
    await moveInto(tokens.colleague, mine, [file.id]);
    const attempts = [
      post(tokens.author, '/upload/actions/bulk-delete', { folderIds: [mine.id] }),
      post(tokens.author, '/upload/actions/bulk-delete', { folderIds: [theirs.id] }),
      post(tokens.author, '/upload/actions/bulk-move', {
        folderIds: [mine.id],
        destinationFolderId: theirs.id,
      }),
      call(`${url}/upload/folders/${theirs.id}`, {
        method: 'PUT',
        token: tokens.author,
        json: { name: 'x', parent: null },
      }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await contentOf(file)).toBe(200);
  });

  test('so that /admin knows which ones he may change', async () => {
    const [mine, theirs] = [
      await uploadPicture(url, tokens.author, 'mine.png'),
      await uploadPicture(url, tokens.colleague, 'theirs.png'),
    ];
    const mayChange = async (id: number, token: string) => (await mediaFile(id, token))?.mayChange;
    expect(await mayChange(mine.id, tokens.author)).toBe(true);
    expect(await mayChange(theirs.id, tokens.author)).toBe(false);
    expect(await mayChange(theirs.id, tokens.editor)).toBe(true);
  });
});

test.each(Object.entries(changes))('an Editor may have any picture %s', async (_name, way) => {
  const file = await uploadPicture(url, tokens.author, 'theirs.png');
  expect((await way(tokens.editor, file)).status).toBeLessThan(300);
});

describe('a picture that is shown', () => {
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const showInPost = async ({ id, url: path }: StoredFile, locale: string) => {
    const slug = `with-picture-${id}`;
    const created = await posts.create({ title: 'Beitrag', slug });
    const { documentId } = created.body.data;
    await posts.save(documentId, locale, { title: 'Beitrag', content: `Text ![](${path}?w=640) Text` });
    return { kind: 'post', key: slug };
  };
  const places: Record<string, (file: StoredFile) => Promise<{ kind: string; key: string }>> = {
    'as a picture of a section': async ({ id }) => {
      const key = `shows-${id}`;
      await siteAdmin(url, adminToken).post('/content-sections', { sectionKey: key, images: { a: id } });
      return { kind: 'section', key };
    },
    'in a text of a section': async ({ id, url: path }) => {
      const key = `tells-${id}`;
      await siteAdmin(url, adminToken).post('/content-sections', {
        sectionKey: key,
        translations: { fr: { note: `![](${path})` } },
      });
      return { kind: 'section', key };
    },
    'in the draft of a post': (file) => showInPost(file, 'de'),
    'in a post in one other language': (file) => showInPost(file, 'sq'),
    'in a product by the address of a smaller size': async ({ id, url: path }) => {
      const key = `shows-${id}`;
      const address = path.replace('/uploads/', '/uploads/thumbnail_');
      await siteAdmin(url, adminToken).post('/projects', {
        key,
        title: { de: 'Produkt' },
        description: { de: `Siehe ${address}` },
      });
      return { kind: 'project', key };
    },
  };

  test.each(Object.entries(places))(
    '%s is deleted in no way, and the refusal says where it is',
    async (_name, show) => {
      const file = await uploadPicture(url, tokens.editor, 'shown.png');
      const { kind, key } = await show(file);
      const isSection = kind === 'section';
      for (const [name, remove] of Object.entries(removals)) {
        const answer = await remove(tokens.editor, file);
        const { message, details } = (answer.body as Failure).error;
        expect(answer.status, name).toBe(name === 'deleted in /admin' ? 409 : 400);
        expect(message, name).toContain(`„${key}“`);
        expect(details, name).toEqual({
          sections: isSection ? [key] : [],
          elsewhere: isSection ? [] : [{ kind, key }],
        });
      }
      expect(await mediaFile(file.id)).toMatchObject({
        usedBy: isSection ? [key] : [],
        usedElsewhere: isSection ? [] : [{ kind, key }],
      });
      expect(await contentOf(file)).toBe(200);
    },
  );

  test('keeps the others that were to be deleted with it, and the folder', async () => {
    const [shown, unused] = [
      await uploadPicture(url, tokens.editor, 'shown.png'),
      await uploadPicture(url, tokens.editor, 'unused.png'),
    ];
    await places['as a picture of a section']?.(shown);
    const folder = await makeFolder(tokens.editor, `shown-${shown.id}`);
    await moveInto(tokens.editor, folder, [shown.id]);
    for (const selection of [
      { fileIds: [unused.id, shown.id], folderIds: [] },
      { fileIds: [unused.id], folderIds: [folder.id] },
    ]) {
      expect((await post(tokens.editor, '/upload/actions/bulk-delete', selection)).status).toBe(400);
    }
    expect([await contentOf(shown), await contentOf(unused)]).toEqual([200, 200]);
  });

  test('may be deleted when it is shown no more', async () => {
    const file = await uploadPicture(url, tokens.editor, 'shown.png');
    const { key } = (await places['as a picture of a section']?.(file)) ?? {};
    await siteAdmin(url, tokens.editor).put(`/content-sections/${key}`, { images: { a: null } });
    expect((await removals['deleted in the panel']?.(tokens.editor, file))?.status).toBe(200);
    expect(await contentOf(file)).toBe(404);
  });
});
