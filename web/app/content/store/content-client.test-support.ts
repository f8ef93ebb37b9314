import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type ContentClient, createContentClient } from './content-client.server';

export interface OwnContentClient {
  client: ContentClient;
  folder: string;
  remove: () => Promise<void>;
}

export async function openContentClient(
  strapi: FakeStrapi,
  { maxAgeMs = 60_000 }: { maxAgeMs?: number } = {},
): Promise<OwnContentClient> {
  const folder = await mkdtemp(join(tmpdir(), 'web-content-'));
  const client = createContentClient({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs,
    timeoutMs: 2_000,
  });
  return {
    client,
    folder,
    async remove() {
      await client.snapshots.settled();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
