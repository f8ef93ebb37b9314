import type { MediaFile } from 'contract/media';
import { NoConnection } from './call-error';
import { inSession } from './site-api';

interface Upload {
  /** The share that is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** In German. */
  alternativeText?: string | undefined;
  signal?: AbortSignal | undefined;
}

const aborted = () => new DOMException('The upload was cancelled.', 'AbortError');

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line !== '');
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** Uses XMLHttpRequest, because fetch() reports no upload progress. */
function send(address: string, form: FormData, { onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText, headers: headersOf(request) }));
    });
    request.addEventListener('error', () => reject(new NoConnection('The site cannot be reached.')));
    request.addEventListener('abort', () => reject(aborted()));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    signal?.addEventListener('abort', cancel);
    request.send(form);
  });
}

/** @throws CallError, NoConnection; DOMException "AbortError" when the signal cancels the upload */
export async function uploadPicture(file: File, upload: Upload = {}): Promise<MediaFile> {
  const { alternativeText } = upload;
  return put('/api/upload', { image: file, ...(alternativeText && { alternativeText }) }, upload);
}

/** @throws CallError, NoConnection */
export const uploadPdf = (pdf: File, upload: Upload = {}): Promise<MediaFile> =>
  put('/api/pdfs', { pdf }, upload);

async function put(
  address: string,
  parts: Readonly<Record<string, string | File>>,
  upload: Upload,
): Promise<MediaFile> {
  const response = await inSession(() => {
    upload.onProgress?.(0);
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    return send(address, form, upload);
  });
  return (await response.json()) as MediaFile;
}
