import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorAnswer } from 'contract/call';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { Browser } from './browser.test-support';
import { FakeSiteAdmin } from './fake-site-admin.test-support';

function publicContent(query: string) {
  if (query.includes('sections'))
    return { germanRows: [sectionRow('about', { title: 'Über uns' })], rows: [] };
  const hidden = projectRow('hidden', { isActive: false });
  return { germanRows: [projectRow('idatik'), hidden], rows: [] };
}

export function startSiteAdmin() {
  const strapi = new FakeSiteAdmin();
  strapi.graphql = publicContent;
  const people = {
    stranger: new Browser(),
    author: new Browser(),
    editor: new Browser(),
    administrator: new Browser(),
  };
  let folder: string;

  beforeAll(async () => {
    await strapi.start();
    folder = await mkdtemp(join(tmpdir(), 'web-site-admin-'));
    vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
    vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
    vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
    vi.stubEnv('WEB_DATA_DIR', folder);
    await people.author.signIn('author');
    await people.editor.signIn('editor');
    await people.administrator.signIn('admin');
  });

  afterAll(async () => {
    await strapi.stop();
    await contentClient().snapshots.settled();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(() => strapi.reset());

  return { strapi, ...people };
}

export async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  errorAnswer.strict().parse(await response.json());
}
