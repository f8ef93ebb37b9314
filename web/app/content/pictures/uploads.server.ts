import { join } from 'node:path';
import { ContentUnavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { env } from '~/env.server';
import { DiskLruCache } from './uploads-files.server';
import { ResizedUploads } from './uploads-resized.server';

const MAX_RESIZED_BYTES = 256 * 1024 * 1024;
/** For the whole file, once Strapi has begun to send it. */
const TIMEOUT_MS = 10_000;

interface UploadRequest {
  method: string;
  headers: Headers;
  signal: AbortSignal;
}

/** Strapi has as long to begin as for the version of the content. @throws also when Strapi is known to be down */
export async function fetchUpload(path: string, { signal, ...request }: UploadRequest): Promise<Response> {
  const { strapi, versionPoller } = contentClient();
  if ((await versionPoller.current()) === null) throw new ContentUnavailable('Strapi does not answer.');
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new ContentUnavailable('Strapi does not begin to answer.')),
    env().CONTENT_PATIENCE_MS,
  );
  try {
    return await strapi.fetchUpload(path, { ...request, signal: AbortSignal.any([signal, patience.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

let resized: ResizedUploads | undefined;

export function resizedUploads(): ResizedUploads {
  resized ??= new ResizedUploads({
    fetch: (path, method) =>
      fetchUpload(path, { method, headers: new Headers(), signal: AbortSignal.timeout(TIMEOUT_MS) }),
    files: new DiskLruCache(join(env().WEB_DATA_DIR, 'pictures'), MAX_RESIZED_BYTES),
  });
  return resized;
}
