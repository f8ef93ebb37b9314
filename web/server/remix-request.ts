import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { BodyTooLarge } from '../app/http/request-body.server';
import { addressForRemix, METHOD_FOR_OPTIONS, settleHost, signalUntilSent } from './remix-workarounds';

/** A safety net; each route sets a lower limit. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** Takes more, from signed-in editors only: pictures (decisions C22). */
const UPLOAD_PATH = '/api/upload';
/** Above the route's own limit, so that the route can explain its refusal. */
const UPLOAD_LIMIT_BYTES = 64 * 1024 * 1024;

function limitOf(url = ''): number {
  return url.split('?', 1)[0] === UPLOAD_PATH ? UPLOAD_LIMIT_BYTES : BODY_LIMIT_BYTES;
}

async function* limited(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limit) throw new BodyTooLarge();
    yield part;
  }
}

function toHeaders(request: IncomingMessage, siteUrl: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  settleHost(headers, siteUrl);
  return headers;
}

function methodForRemix(method = 'GET'): string {
  // A HEAD response equals that of GET without its body, length and ETag included.
  if (method === 'HEAD') return 'GET';
  return method === 'OPTIONS' ? METHOD_FOR_OPTIONS : method;
}

/** Builds the address from SITE_URL, never from what the client calls us (decisions B7). */
export function toRemixRequest(
  request: IncomingMessage,
  url: string,
  response: ServerResponse,
  siteUrl: string,
): Request {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = {
    method: methodForRemix(request.method),
    headers: toHeaders(request, siteUrl),
    signal: signalUntilSent(response),
  };
  if (!isReading) {
    init.body = Readable.toWeb(
      Readable.from(limited(request, limitOf(request.url))),
    ) as ReadableStream<Uint8Array>;
    init.duplex = 'half';
  }
  return new Request(`${siteUrl}${addressForRemix(url)}`, init);
}
