import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getChangeDates } from './change-dates.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await strapi.start();
  strapi.isFailing = true;
  own = await openContentClient(strapi);
});

afterAll(async () => {
  await own.remove();
  await strapi.stop();
  vi.restoreAllMocks();
});

it('a folder of a version that knew neither openings nor resources serves while Strapi is away', async () => {
  const updatedAt = '2026-11-01T08:00:00.000Z';
  const before = { projects: [{ key: 'idatik', updatedAt }], sections: [] };
  await mkdir(join(own.folder, 'content'), { recursive: true });
  await writeFile(join(own.folder, 'content', 'change-dates-de.json'), JSON.stringify(before));
  const dates = await getChangeDates('de', own.client);
  expect(dates.projects).toEqual(new Map([['idatik', updatedAt]]));
  expect(dates.resources.size).toBe(0);
});
