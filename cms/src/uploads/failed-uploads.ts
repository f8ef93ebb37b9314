import { AsyncLocalStorage } from 'node:async_hooks';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { FILE } from '../content-types';
import { type Data, pluginService, type Strapi, table } from '../strapi';

interface StoredFile extends Data {
  hash: string;
  ext: string;
  url: string;
}
interface Uploads {
  upload(...input: unknown[]): Promise<unknown>;
}
interface Provider {
  upload(file: StoredFile): Promise<void>;
}
interface Disk {
  uploadStream(file: StoredFile): Promise<void>;
  replaceStream(file: StoredFile, old: StoredFile): Promise<void>;
  delete(file: StoredFile): Promise<unknown>;
}
interface Rows {
  create(params: unknown): Promise<unknown>;
}

/** Strapi writes files before their row, and a row before what belongs to it. */
export function undoFailedUploads(strapi: Strapi): void {
  const rows = strapi.db.query(FILE) as unknown as Rows;
  const { create } = rows;
  rows.create = (params) => strapi.db.transaction(() => create(params));

  const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
  const provider = pluginService<Provider>(strapi, 'upload', 'provider');
  const ofThisUpload = new AsyncLocalStorage<Writing[]>();
  const write = provider.upload;
  provider.upload = (file) => {
    const written = write(file);
    ofThisUpload.getStore()?.push({ file, written });
    return written;
  };
  const { upload } = uploads;
  uploads.upload = async (...input) => {
    const begun: Writing[] = [];
    try {
      return await ofThisUpload.run(begun, () => upload(...input));
    } catch (error) {
      await removeFilesWithoutRow(strapi, begun);
      throw error;
    }
  };
}

/** Strapi overwrites the old picture, of which a full disk would leave nothing. */
export function replaceWholeFiles(strapi: Strapi): void {
  const disk = diskOf(strapi);
  const { replaceStream } = disk;
  const pathOf = ({ hash, ext }: StoredFile) =>
    path.join(strapi.dirs.static.public, 'uploads', `${hash}${ext}`);
  disk.replaceStream = async (file, old) => {
    if (pathOf(file) !== pathOf(old)) return replaceStream(file, old);
    const draft = { ...file, hash: `${file.hash}.new` };
    try {
      await disk.uploadStream(draft);
      await rename(pathOf(draft), pathOf(file));
    } catch (error) {
      await disk.delete(draft);
      throw error;
    }
    file.url = old.url;
  };
}

/** The failure of the upload is the one to tell. */
async function removeOrLog(strapi: Strapi, file: StoredFile): Promise<void> {
  try {
    await diskOf(strapi).delete(file);
  } catch (error) {
    const name = `${file.hash}${file.ext}`;
    strapi.log.warn(`${name} has no entry and could not be removed: ${(error as Error).message}`);
  }
}

const diskOf = (strapi: Strapi) => strapi.plugin('upload').provider as unknown as Disk;

interface Writing {
  file: StoredFile;
  written: Promise<void>;
}

async function removeFilesWithoutRow(strapi: Strapi, begun: Writing[]): Promise<void> {
  await Promise.allSettled(begun.map(({ written }) => written));
  const files = begun.map(({ file }) => file);
  const hashes = files.map(({ hash }) => hash);
  const stored = await table<StoredFile>(strapi, FILE).findMany({ where: { hash: { $in: hashes } } });
  // Smaller sizes have a name before the hash: `thumbnail_`.
  const hasRow = ({ hash }: StoredFile) =>
    stored.some((row) => hash === row.hash || hash.endsWith(`_${row.hash}`));
  for (const file of files) if (!hasRow(file)) await removeOrLog(strapi, file);
}
