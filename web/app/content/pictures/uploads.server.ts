import { join } from 'node:path';
import { contentClient } from '~/content/store/content-client.server';
import { env } from '~/env.server';
import { DiskLruCache } from './uploads-files.server';
import { ResizedUploads } from './uploads-resized.server';

const MAX_RESIZED_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

interface UploadRequest {
  method: string;
  headers: Headers;
  signal: AbortSignal;
}

/** An uploaded file by its path at Strapi, beginning with `/uploads/`. */
export function fetchUpload(path: string, request: UploadRequest): Promise<Response> {
  return contentClient().strapi.fetchUpload(path, request);
}

let resized: ResizedUploads | undefined;

/** The resized pictures of this process, kept beside the last known content. */
export function resizedUploads(): ResizedUploads {
  resized ??= new ResizedUploads({
    fetch: (path, method) =>
      fetchUpload(path, { method, headers: new Headers(), signal: AbortSignal.timeout(TIMEOUT_MS) }),
    files: new DiskLruCache(join(env().WEB_DATA_DIR, 'pictures'), MAX_RESIZED_BYTES),
  });
  return resized;
}
