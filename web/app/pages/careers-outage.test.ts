import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { loader } from './careers';

const strapi = new FakeStrapi();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  strapi.isFailing = true;
  folder = await mkdtemp(join(tmpdir(), 'web-careers-outage-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a page of which nobody knows the openings names none, and is no error', async () => {
  const request = new Request('http://localhost:3000/de/careers');
  const { data } = await loader({ request, params: {}, context: {} } as LoaderFunctionArgs);
  expect(data.openings).toBeNull();
  expect(JSON.stringify(data.head)).not.toContain('JobPosting');
});
