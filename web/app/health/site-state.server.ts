import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findContentVersion } from '~/content/store/readiness.server';
import { hasAllContent } from '~/discovery/all-content.server';
import { env } from '~/env.server';
import { contactOutbox } from '~/features/contact/contact-service.server';
import { sharedStore } from '~/shared-state/shared-store.server';

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

async function diskSpace(folder: string): Promise<{ free: number; size: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return { free: 0, size: 0 }; // An unreadable folder counts as full.
  }
}

/** Checks Strapi, a shared store, that content and messages can be stored, and room on disk (decision H6). */
export async function readSiteState() {
  const { WEB_DATA_DIR, SPOOL_DIR } = env();
  const [contentVersion, dataFolder, spoolFolder, messages] = await Promise.all([
    findContentVersion(),
    isWritable(WEB_DATA_DIR),
    isWritable(SPOOL_DIR),
    contactOutbox()
      .state()
      .catch(() => null),
  ]);
  // Afterwards, because the first look makes the folders.
  const [dataDisk, spoolDisk] = await Promise.all([diskSpace(WEB_DATA_DIR), diskSpace(SPOOL_DIR)]);
  const checks = {
    strapi: contentVersion !== null,
    dataFolder,
    spoolFolder,
    sharedStore: sharedStore().state !== 'away',
    diskSpace: Math.min(dataDisk.free, spoolDisk.free) >= DISK_NEEDED_BYTES,
  };
  const allContent = hasAllContent();
  return {
    checks,
    messages,
    contentVersion,
    allContent,
    disks: { dataFolder: dataDisk, spoolFolder: spoolDisk },
  };
}
