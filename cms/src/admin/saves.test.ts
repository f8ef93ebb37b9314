import { expect, it } from 'vitest';
import { type SavedEntry, savedType, withAnnouncedSaves } from './saves';

const BASE = 'http://localhost:1337/admin';
const POSTS = '/content-manager/collection-types/api::blog-post.blog-post';

it.each([
  ['PUT', `${POSTS}/abc?locale=de`, true],
  ['POST', `${POSTS}?locale=de`, true],
  ['POST', `${POSTS}/actions/publish?locale=de`, true],
  ['POST', `${POSTS}/abc/actions/publish`, true],
  ['POST', `${POSTS}/abc/actions/discard`, true],
  ['PUT', '/content-manager/single-types/api::appearance.appearance', true],
  ['POST', `${POSTS}/abc/actions/unpublish`, false],
  ['POST', `${POSTS}/actions/bulkPublish`, false],
  ['POST', `${POSTS}/auto-clone/abc`, false],
  ['GET', `${POSTS}/abc?locale=de`, false],
  ['PUT', '/content-manager/content-types/api::blog-post.blog-post/configuration', false],
])('knows whether %s %s saves an entry', (method, address, isSave) => {
  expect(savedType(method, address, BASE) !== null).toBe(isSave);
});

it('announces what was saved, and nothing of a refused save; the caller reads the answer as before', async () => {
  const announced: SavedEntry[] = [];
  const saved = { data: { documentId: 'abc', locale: 'fr', title: 'Titre' } };
  const answers = [Response.json(saved), Response.json({ data: null, error: {} }, { status: 409 })];
  const send = withAnnouncedSaves(
    async () => answers.shift() ?? Response.error(),
    BASE,
    (entry) => announced.push(entry),
  );
  const save = () => send(`${POSTS}/abc?locale=fr`, { method: 'PUT', body: '{}' });
  expect(await (await save()).json()).toEqual(saved);
  expect((await save()).status).toBe(409);
  expect(announced).toEqual([
    { uid: 'api::blog-post.blog-post', documentId: 'abc', locale: 'fr', published: null },
  ]);
});
