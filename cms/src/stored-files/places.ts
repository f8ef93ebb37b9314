import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { type Bucket, titleOf } from '../../server-kit/bucket';
import { bucketFailure } from './bucket-failure';
import { clientOptions } from './bucket-options';
import type { Provider } from './provider-rows';

export interface Place {
  title: string;
  provider: Provider;
  /** Names of all files, with a mark that changes with the content. */
  list(): Promise<Map<string, string>>;
  /** Returns null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, content: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

export function placeOfUploads({
  bucket,
  CMS_DATA_DIR,
}: {
  bucket: Bucket | null;
  CMS_DATA_DIR: string;
}): Place {
  return bucket ? bucketPlace(bucket) : diskPlace(uploadsFolder(CMS_DATA_DIR));
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const uploadsFolder = (dataFolder: string) => path.join(dataFolder, 'public', 'uploads');

export function diskPlace(folder: string): Place {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    title: `the folder ${folder}`,
    provider: 'local',
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      // Names with a dot before them are drafts.
      const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      const marked = names.map(async ({ name }) => [name, await markOf(fileOf(name))] as const);
      return new Map(await Promise.all(marked));
    },
    read: (name) =>
      readFile(fileOf(name)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = fileOf(`.${randomUUID()}`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, fileOf(name));
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

async function markOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

export function bucketPlace(bucket: Bucket): Place {
  const client = new S3Client(clientOptions(bucket));
  const Bucket = bucket.name;
  const placed = (name: string) => ({ Bucket, Key: `${bucket.prefix}${name}` });
  /** @throws BucketFailure */
  const ask = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw bucketFailure(error, bucket);
    });
  return {
    title: titleOf(bucket),
    provider: 'aws-s3',
    list: () => ask(listBucket(client, bucket)),
    async read(name) {
      const reading = client.send(new GetObjectCommand(placed(name)));
      const content = reading.then(async ({ Body }) =>
        Buffer.from((await Body?.transformToByteArray()) ?? []),
      );
      return ask(
        content.catch((error: unknown) => {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }),
      );
    },
    async write(name, content) {
      const ContentType = lookup(name) ?? 'application/octet-stream';
      await ask(client.send(new PutObjectCommand({ ...placed(name), Body: content, ContentType })));
    },
    async remove(name) {
      await ask(client.send(new DeleteObjectCommand(placed(name))));
    },
  };
}

async function listBucket(client: S3Client, { name, prefix }: Bucket): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix, Delimiter: '/' });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '', ETag = '', LastModified } of Contents) {
      // Some stores list the folder itself.
      if (Key !== prefix) marks.set(Key.slice(prefix.length), `${ETag} ${LastModified?.getTime()}`);
    }
  }
  return marks;
}
