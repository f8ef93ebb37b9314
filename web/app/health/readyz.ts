import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findContentVersion } from '~/content/store/readiness.server';
import { env } from '~/env.server';
import { contactOutbox } from '~/features/contact/contact-service.server';
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

/** Checks that Strapi answers, content and messages can be stored, and the disk has room (decision H6). */
export async function loader() {
  const { WEB_DATA_DIR, SPOOL_DIR } = env();
  const folders = [WEB_DATA_DIR, SPOOL_DIR];
  const [contentVersion, [dataFolder, spoolFolder], free, messages] = await Promise.all([
    findContentVersion(),
    Promise.all(folders.map(isWritable)),
    Promise.all(folders.map(freeBytes)),
    // An unreadable folder is no writable one either, which the checks tell.
    contactOutbox()
      .state()
      .catch(() => null),
  ]);
  const checks = {
    strapi: contentVersion !== null,
    dataFolder,
    spoolFolder,
    diskSpace: Math.min(...free) >= DISK_NEEDED_BYTES,
  };
  const isReady = Object.values(checks).every(Boolean);
  return jsonAnswer(
    { status: isReady ? 'ready' : 'not ready', checks, messages, contentVersion },
    { status: isReady ? 200 : 503 },
  );
}
