import type { ActiveProject, EditedProject } from 'contract/project';
import { expect, projectAddress, test } from '../support/contract-test';
import { expectRefused, type SiteApi } from '../support/site-api';

const LIST = '/api/projects';
const ACTIVE = `${LIST}/active`;

async function find<Project extends { key: string }>(api: SiteApi, list: string, key: string) {
  const { status, body } = await api.get<Project[]>(list);
  expect(status).toBe(200);
  return body.find((project) => project.key === key);
}

const edited = (api: SiteApi, key: string) => find<EditedProject>(api, LIST, key);

test.describe('reading', () => {
  test('the active list has the documented shape: German title and features, description by language', async ({
    visitor,
  }) => {
    const project = await find<ActiveProject>(visitor, ACTIVE, 'idatik');
    expect(project).toEqual({
      key: 'idatik',
      title: expect.any(String),
      description: expect.objectContaining({ de: expect.any(String), en: expect.any(String) }),
      features: expect.arrayContaining([expect.any(String)]),
      color: 'blue',
      icon: 'user-check',
      status: 'Ready für Zulassung',
      isActive: true,
      externalUrl: null,
    });
  });

  test('an inactive product is in the list of editors alone (decisions C21)', async ({
    visitor,
    editor,
    createProject,
  }) => {
    const { key } = await createProject({ isActive: false });
    for (const list of [ACTIVE, LIST]) expect(await find(visitor, list, key)).toBeUndefined();
    expect(await edited(editor, key)).toMatchObject({ isActive: false });
    expect(await find(editor, ACTIVE, key)).toBeUndefined();
    expect((await visitor.get<string>('/de')).body).not.toContain(key);
  });
});

test.describe('creating', () => {
  test('a new product is in the lists, on the home page and on a page of its own at once', async ({
    editor,
    visitor,
    newProjectKey,
  }) => {
    const key = newProjectKey();
    const { status, body } = await editor.post<EditedProject>(LIST, {
      key,
      title: `Produkt ${key}`,
      description: { de: 'Auf Deutsch', en: 'In English' },
      features: ['Eins', 'Zwei'],
      color: 'teal',
      icon: 'Database',
      isActive: true,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ key, title: `Produkt ${key}`, features: ['Eins', 'Zwei'], icon: 'link' });
    expect(await find<ActiveProject>(visitor, ACTIVE, key)).toMatchObject({
      title: `Produkt ${key}`,
      description: { de: 'Auf Deutsch', en: 'In English' },
      features: ['Eins', 'Zwei'],
      color: 'teal',
    });
    for (const page of ['/de', `/de/products/${key}`]) {
      const { status: pageStatus, body: html } = await visitor.get<string>(page);
      expect(pageStatus).toBe(200);
      expect(html).toContain(`Produkt ${key}`);
    }
    expect((await visitor.get<string>(`/en/products/${key}`)).body).toContain('In English');
  });

  test('a key that is taken is 409 and leaves the product as it was', async ({ editor, createProject }) => {
    const { key } = await createProject({ title: 'Zuerst' });
    expectRefused(await editor.post(LIST, { key, title: 'Danach' }), 409);
    expect(await edited(editor, key)).toMatchObject({ title: 'Zuerst' });
  });

  for (const key of ['', 'Große Schrift', 'a/b', 'order', 'active', '-a', 'a--b', 'x'.repeat(61), 7, null]) {
    test(`${JSON.stringify(key).slice(0, 20)} is no key`, async ({ editor }) => {
      expectRefused(await editor.post(LIST, { key, title: 'Produkt' }), 400);
    });
  }
});

test.describe('saving', () => {
  test('a product without a title is called by its key, by editors and by visitors', async ({
    editor,
    visitor,
    createProject,
  }) => {
    const { key } = await createProject();
    expect((await editor.put(projectAddress(key), { title: '' })).body).toMatchObject({ titles: { de: '' } });
    expect(await edited(editor, key)).toMatchObject({ title: key });
    expect(await find<ActiveProject>(visitor, ACTIVE, key)).toMatchObject({ title: key });
    expect((await visitor.get<string>(`/de/products/${key}`)).body).toContain(`<title>${key}`);
  });

  test('the documented payload changes the German title and features and leaves what it does not name', async ({
    editor,
    visitor,
    createProject,
  }) => {
    const before = await createProject({
      title: { de: 'Titel', en: 'Title', sq: 'Titulli' },
      description: { de: 'Alt', sq: 'Përshkrimi' },
      features: { de: ['Alt'], sq: ['Veçori'] },
      status: 'Launch',
      isActive: false,
      externalUrl: 'https://product.example/',
    });
    const saved = await editor.put<EditedProject>(projectAddress(before.key), {
      title: 'Neuer Titel',
      description: { de: 'Neu', en: 'New' },
      features: ['Eins', 'Zwei'],
      color: 'purple',
      icon: 'award',
    });
    expect(saved.status).toBe(200);
    const expected = {
      title: 'Neuer Titel',
      titles: { de: 'Neuer Titel', en: 'Title', sq: 'Titulli' },
      description: { de: 'Neu', en: 'New', sq: 'Përshkrimi' },
      features: ['Eins', 'Zwei'],
      featuresByLanguage: { de: ['Eins', 'Zwei'], sq: ['Veçori'] },
      color: 'purple',
      icon: 'award',
      status: 'Launch',
      isActive: false,
      externalUrl: 'https://product.example/',
    };
    expect(saved.body).toMatchObject(expected);
    expect(await edited(editor, before.key)).toEqual(saved.body);

    expect((await editor.put(projectAddress(before.key), { isActive: true })).status).toBe(200);
    const shown = await find<ActiveProject>(visitor, ACTIVE, before.key);
    expect(shown).toMatchObject({
      title: 'Neuer Titel',
      description: expected.description,
      status: 'Launch',
    });
    expect((await visitor.get<string>('/de')).body).toContain('Neuer Titel');
  });

  test('the other names of colours and signs are understood (decisions C11)', async ({
    editor,
    createProject,
  }) => {
    const { key } = await createProject();
    const saved = await editor.put(projectAddress(key), { color: 'grey', icon: 'Lock' });
    expect(saved.body).toMatchObject({ color: 'slate', icon: 'shield-check' });
  });

  test('what is not valid changes nothing, not even the valid part', async ({ editor, createProject }) => {
    const project = await createProject();
    const inputs = [
      { color: 'mauve' },
      { icon: 'skull' },
      { isActive: 'yes' },
      { order: 1.5 },
      { features: 'Eins' },
      { title: 'x'.repeat(256) },
      { features: ['x'.repeat(256)] },
      { description: { de: 'Halb\u0000' } },
      { title: { pt: 'Título' } },
      { description: { pt: 'Descrição' } },
      { externalUrl: 'javascript:alert(1)' },
      { key: 'another' },
    ];
    for (const input of inputs) {
      expectRefused(await editor.put(projectAddress(project.key), { title: 'Halb', ...input }), 400);
    }
    expect(await edited(editor, project.key)).toMatchObject({ etag: project.etag, title: project.title });
  });

  test('a product that is not there is 404 and is not made', async ({ editor, newProjectKey }) => {
    const key = newProjectKey();
    expectRefused(await editor.put(projectAddress(key), { title: 'Titel' }), 404);
    expectRefused(await editor.delete(projectAddress(key)), 404);
    expect(await edited(editor, key)).toBeUndefined();
  });
});

test('products take the order that is sent; an unknown, doubled or missing key changes none', async ({
  editor,
  visitor,
  createProject,
}) => {
  const [first, second] = [await createProject(), await createProject()];
  const own = [first.key, second.key];
  const ownOrder = async (list: string) =>
    (await visitor.get<ActiveProject[]>(list)).body.map(({ key }) => key).filter((key) => own.includes(key));
  const others = ['idatik', 'fhir-link', 'me-ti', 'attrian', 'attrian-credentials', 'docuflow'];
  const save = (keys: string[]) => editor.put(`${LIST}/order`, { keys });

  expect(await ownOrder(ACTIVE)).toEqual(own);
  expectRefused(await save([second.key, 'no-such-product', first.key]), 400);
  expectRefused(await save([second.key, first.key, second.key]), 400);
  expectRefused(await save([]), 400);
  expect(await ownOrder(ACTIVE)).toEqual(own);

  expect(await save([...others, second.key, first.key])).toMatchObject({
    status: 200,
    body: { success: true },
  });
  for (const list of [ACTIVE, LIST]) expect(await ownOrder(list)).toEqual([second.key, first.key]);
  const html = (await visitor.get<string>('/de')).body;
  expect(html.indexOf(`data-project="${second.key}"`)).toBeLessThan(
    html.indexOf(`data-project="${first.key}"`),
  );
});

test('a deleted product is gone from the lists and the pages', async ({ editor, visitor, createProject }) => {
  const { key } = await createProject();
  expect(await editor.delete(projectAddress(key))).toMatchObject({ status: 200, body: { success: true } });
  expect(await edited(editor, key)).toBeUndefined();
  expect(await find(visitor, ACTIVE, key)).toBeUndefined();
  expect((await visitor.get<string>('/de')).body).not.toContain(key);
  expect((await visitor.get(`/de/products/${key}`)).status).toBe(404);
  expectRefused(await editor.delete(projectAddress(key)), 404);
});
