import { join } from 'node:path';
import { addressReader, bucketReader, type FileReader } from 'server-kit/bucket';
import { ContentUnavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { env } from '~/env.server';
import { DiskLruCache } from './uploads-files.server';
import { isOriginal, ResizedUploads } from './uploads-resized.server';

/** For resized pictures, and as much for their originals. */
const MAX_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const UPLOADS_PATH = '/uploads/';

interface UploadRequest {
  method: string;
  headers: Headers;
  signal: AbortSignal;
}

let storedFiles: FileReader | null | undefined;

/** Returns null if Strapi has the files on its disk (docs/decisions/0079). */
function readerOfStore(): FileReader | null {
  const { UPLOADS_URL, bucket } = env();
  if (UPLOADS_URL) return addressReader(UPLOADS_URL);
  return bucket && bucketReader(bucket);
}

/** The sender has as long to begin as Strapi for the version of the content. @throws when it does not answer */
export async function fetchUpload(path: string, { signal, ...request }: UploadRequest): Promise<Response> {
  storedFiles ??= readerOfStore();
  const send = storedFiles ?? (await strapiUnlessDown());
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new ContentUnavailable('The store of the uploads does not begin to answer.')),
    env().CONTENT_PATIENCE_MS,
  );
  try {
    const name = path.slice(UPLOADS_PATH.length);
    return await send(name, { ...request, signal: AbortSignal.any([signal, patience.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws ContentUnavailable when Strapi is known to be down */
async function strapiUnlessDown(): Promise<FileReader> {
  const { strapi, versionPoller } = contentClient();
  if ((await versionPoller.current()) === null) throw new ContentUnavailable('Strapi does not answer.');
  return (name, { headers = new Headers(), ...request }) =>
    strapi.fetchUpload(`${UPLOADS_PATH}${name}`, { ...request, headers });
}

let resized: ResizedUploads | undefined;

export function resizedUploads(): ResizedUploads {
  resized ??= new ResizedUploads({
    fetch: (path, method) =>
      fetchUpload(path, { method, headers: new Headers(), signal: AbortSignal.timeout(TIMEOUT_MS) }),
    files: new DiskLruCache(join(env().WEB_DATA_DIR, 'pictures'), MAX_BYTES, isOriginal),
  });
  return resized;
}
