import { door } from './door.server';

interface UploadRequest {
  method: string;
  headers: Headers;
  signal: AbortSignal;
}

/** An uploaded file by its path at Strapi, beginning with `/uploads/`. */
export function fetchUpload(path: string, request: UploadRequest): Promise<Response> {
  return door().strapi.fetchUpload(path, request);
}
