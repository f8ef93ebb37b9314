import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { isCompressible } from './encoding';
import { finishAnswer, type PagePolicy } from './finished-answer';

export function setHeaders(headers: Readonly<Record<string, string>>, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const HAS_NO_BODY = new Set([204, 205, 304]);

function copyHeaders(from: Headers, response: ServerResponse): void {
  for (const [name, value] of from) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  copyCookies(from, response);
}

function copyCookies(from: Headers, response: ServerResponse): void {
  const cookies = from.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

async function sendStream(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  copyHeaders(answer.headers, response);
  response.writeHead(answer.status);
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
}

export async function sendAnswer(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  policy: PagePolicy,
): Promise<void> {
  if (HAS_NO_BODY.has(answer.status)) {
    copyHeaders(answer.headers, response);
    response.writeHead(answer.status).end();
    return;
  }
  const isText = isCompressible(answer.headers.get('Content-Type') ?? '');
  const isAttached = answer.headers.has('Content-Length');
  if (answer.body && (!isText || isAttached)) {
    await sendStream(answer, request, response);
    return;
  }
  copyCookies(answer.headers, response);
  const finished = await finishAnswer(answer, policy);
  await finished.send(request, response);
}
