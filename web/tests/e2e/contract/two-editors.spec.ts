import type { ProductText } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import type { EditedSection } from 'contract/section';
import { expect, productTextAddress, projectAddress, sectionAddress, test } from '../support/contract-test';
import { expectRefused, type SiteApi } from '../support/site-api';

async function find(api: SiteApi, key: string) {
  const { body } = await api.get<EditedProject[]>('/api/projects');
  return body.find((project) => project.key === key);
}

test.describe('two people at one section', () => {
  test('a save based on an older state is 409 with who and when, and changes nothing', async ({
    editor,
    administrator,
    createSection,
  }) => {
    const opened = await createSection();
    const address = sectionAddress(opened.sectionKey);
    const change = (title: string) => ({ translations: { de: { title } } });
    const theirs = await administrator.put<EditedSection>(address, change('Von ihr'), opened.etag);
    expect(theirs.status).toBe(200);

    const mine = await editor.put(address, change('Von mir'), opened.etag);
    expect(mine.status).toBe(409);
    expect(mine.body).toEqual({
      error: expect.any(String),
      code: 'stale',
      current: theirs.body,
      updatedBy: theirs.body.updatedBy,
      lastUpdated: theirs.body.lastUpdated,
    });
    expect(theirs.body.updatedBy).toBeTruthy();
    expect((await editor.get(address)).body).toEqual(theirs.body);

    expect((await editor.put(address, change('Danach'), theirs.body.etag)).status).toBe(200);
    const plain = await editor.put<EditedSection>(address, change('Ohne Stand'));
    expect(plain.body).toMatchObject({ translations: { de: { title: 'Ohne Stand' } } });
    const odd = { json: change('Nichts'), headers: { 'If-Match': '"one", "two"' } };
    expectRefused(await editor.send('PUT', address, odd), 400);
  });

  test('of two saves from the same state at the same moment one wins and one is told', async ({
    editor,
    administrator,
    createSection,
  }) => {
    const { sectionKey, etag } = await createSection();
    const address = sectionAddress(sectionKey);
    const save = (api: typeof editor, title: string) =>
      api.put<EditedSection>(address, { translations: { de: { title } } }, etag);
    const answers = await Promise.all([save(editor, 'Eins'), save(administrator, 'Zwei')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await editor.get(address)).body).toEqual(winner?.body);
  });
});

test.describe('two people at one product', () => {
  test('a save based on an older state is 409 with who and when, and changes nothing', async ({
    editor,
    administrator,
    createProject,
  }) => {
    const { key, etag } = await createProject();
    const theirs = await administrator.put<EditedProject>(projectAddress(key), { title: 'Von ihr' });
    const mine = await editor.put(projectAddress(key), { title: 'Von mir' }, etag);
    expect(mine.status).toBe(409);
    expect(mine.body).toEqual({
      error: expect.any(String),
      code: 'stale',
      current: expect.objectContaining({ key, title: 'Von ihr' }),
      updatedBy: theirs.body.updatedBy,
      lastUpdated: expect.any(String),
    });
    expect(await find(editor, key)).toMatchObject({ title: 'Von ihr' });
    expect((await editor.put(projectAddress(key), { title: 'Ohne Stand' })).status).toBe(200);
  });
});

test('of two who write the first texts for search engines, the second is told', async ({
  editor,
  administrator,
  createProject,
}) => {
  const address = productTextAddress((await createProject({ title: 'Produkt' })).key);
  const { body: opened } = await editor.get<ProductText>(address);
  expect(opened).toMatchObject({
    translations: {},
    builtIn: { fr: { title: 'Produkt' } },
    lastUpdated: null,
  });
  const change = (title: string) => ({ translations: { fr: { title } } });
  const theirs = await administrator.put<ProductText>(address, change('À elle'), opened.etag);
  expect(theirs.status).toBe(200);
  const mine = await editor.put(address, change('À moi'), opened.etag);
  expect(mine.status).toBe(409);
  expect(mine.body).toMatchObject({ code: 'stale', current: theirs.body });
  expect((await editor.get(address)).body).toEqual(theirs.body);
});
