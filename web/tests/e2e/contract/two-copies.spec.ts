import type { ActiveProject } from 'contract/project';
import type { ContentSection } from 'contract/section';
import { expect, projectAddress, sectionAddress, signIn, test } from '../support/contract-test';
import { environment } from '../support/environment';
import { secondCopy } from '../support/second-copy';
import { expectRefused, type SiteApi } from '../support/site-api';

test.describe.configure({ mode: 'default' });
test.beforeAll(() => secondCopy.start());
test.afterAll(() => secondCopy.stop());

const MAX_AGE_MS = 1_000;

/** Only loads that begin later than the allowed age must show the change: slow machines may load slowly. */
async function expectShownInTime(savedAt: number, isShown: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const begunAfterMs = performance.now() - savedAt;
    if (await isShown()) return;
    expect(begunAfterMs, 'a load that still shows what was there before').toBeLessThan(MAX_AGE_MS);
  }
}

test.describe('a save', () => {
  /** Fills both copies' caches, so that they are stale. */
  async function warm(...copies: SiteApi[]): Promise<void> {
    for (const copy of copies) for (const path of ['/de', '/api/projects/active']) await copy.get(path);
  }

  test('through the first copy is on both within a second', async ({
    openApi,
    visitor,
    editor,
    createProject,
  }) => {
    const elsewhere = await openApi({ baseURL: secondCopy.url });
    const { key } = await createProject();
    await warm(visitor, elsewhere);
    const title = `Überall ${key}`;
    expect((await editor.put(projectAddress(key), { title })).status).toBe(200);
    const savedAt = performance.now();
    const isListed = async (copy: SiteApi) =>
      (await copy.get<ActiveProject[]>('/api/projects/active')).body.some(
        (project) => project.title === title,
      );
    const isShown = async (copy: SiteApi) => (await copy.get<string>('/de')).body.includes(title);
    await Promise.all(
      [visitor, elsewhere].flatMap((copy) => [
        expectShownInTime(savedAt, () => isListed(copy)),
        expectShownInTime(savedAt, () => isShown(copy)),
      ]),
    );
  });

  test('through the second copy is on both within a second', async ({
    openApi,
    visitor,
    editor,
    createSection,
  }) => {
    const elsewhere = await openApi({ baseURL: secondCopy.url, headers: { Cookie: await editor.cookies() } });
    const readers = [visitor, await openApi({ baseURL: secondCopy.url })];
    const address = sectionAddress((await createSection()).sectionKey);
    for (const reader of readers) expect((await reader.get(address)).status).toBe(200);
    const change = { translations: { de: { title: 'Von nebenan' } } };
    expect((await elsewhere.put(address, change)).status).toBe(200);
    const savedAt = performance.now();
    const isThere = async (copy: SiteApi) =>
      (await copy.get<ContentSection>(address)).body.translations.de?.title === 'Von nebenan';
    await Promise.all(readers.map((copy) => expectShownInTime(savedAt, () => isThere(copy))));
  });
});

test('a session of the first copy is one of the second, and so is its end', async ({
  openApi,
  editorSession: { person },
}) => {
  const here = await openApi();
  await signIn(here, person);
  const there = await openApi({ baseURL: secondCopy.url, headers: { Cookie: await here.cookies() } });
  expect((await there.get('/api/admin/session')).body).toMatchObject({ user: { email: person.email } });
  const origins = [environment.siteUrl, secondCopy.url];
  for (const Origin of origins) {
    expect((await there.send('PUT', '/api/appearance', { json: {}, headers: { Origin } })).status).toBe(200);
  }
  expect((await there.post('/api/admin/logout', undefined)).status).toBe(200);
  expectRefused(await here.get('/api/admin/session'), 401);
  expectRefused(await there.get('/api/admin/session'), 401);
});
