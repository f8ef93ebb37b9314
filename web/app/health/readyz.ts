import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findContentVersion } from '~/content/store/readiness.server';
import { env } from '~/env.server';
import { jsonAnswer } from '~/http/responses.server';

const DISK_NEEDED_BYTES = 50 * 1024 * 1024;

async function isWritable(folder: string): Promise<boolean> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return true;
  } catch {
    return false;
  }
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0; // An unreadable folder counts as full.
  }
}

/** Checks that Strapi answers, content can be stored, and the disk has room (decision H6). */
export async function loader() {
  const { WEB_DATA_DIR } = env();
  const [contentVersion, dataFolder] = await Promise.all([findContentVersion(), isWritable(WEB_DATA_DIR)]);
  const free = await freeBytes(WEB_DATA_DIR);
  const checks = { strapi: contentVersion !== null, dataFolder, diskSpace: free >= DISK_NEEDED_BYTES };
  const isReady = Object.values(checks).every(Boolean);
  return jsonAnswer(
    { status: isReady ? 'ready' : 'not ready', checks, contentVersion },
    { status: isReady ? 200 : 503 },
  );
}
