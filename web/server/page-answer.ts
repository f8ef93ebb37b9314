import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { contentSecurityPolicy, type PolicyOptions, takeInlineScripts } from './content-security-policy';
import { chooseEncoding, compress, isCompressible, offeredEncodings } from './encoding';

const HAS_NO_BODY = new Set([204, 205, 304]);

/** Scripts must not compete with the first paint: it came a second earlier this way. */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

function copyHeaders(from: Headers, response: ServerResponse): void {
  for (const [name, value] of from) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = from.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

function addVary(response: ServerResponse, name: string): void {
  const present = response.getHeader('Vary');
  response.setHeader('Vary', present ? `${present}, ${name}` : name);
}

/** Files of unknown size pass through as they come. */
async function sendStream(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(answer.status);
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
}

export interface PagePolicy extends PolicyOptions {
  /** What the renderer of this page was told to mark its inline scripts with. */
  inlineScriptMark: string;
}

/** Pages and data are sent whole: policy, ETag and length are made from all of them. */
async function sendWhole(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  policy: PagePolicy,
): Promise<void> {
  const contentType = answer.headers.get('Content-Type') ?? '';
  let body = Buffer.from(await answer.arrayBuffer());
  if (contentType.startsWith('text/html') && body.length > 0) {
    const { html, scripts } = takeInlineScripts(body.toString(), policy.inlineScriptMark);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(scripts, policy));
    body = Buffer.from(lowerScriptPriority(html));
  }
  const offered = offeredEncodings(contentType, body.length);
  const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
  if (offered.length > 1) addVary(response, 'Accept-Encoding');
  if (answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store') {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}-${encoding}"`;
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  const encoded = await compress(body, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', encoded.length);
  response.writeHead(answer.status).end(encoded);
}

/** Sends what Remix answers, with everything that the protocol and the browser need around it. */
export async function sendAnswer(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  policy: PagePolicy,
): Promise<void> {
  copyHeaders(answer.headers, response);
  if (HAS_NO_BODY.has(answer.status)) {
    response.writeHead(answer.status).end();
    return;
  }
  const isText = isCompressible(answer.headers.get('Content-Type') ?? '');
  const isAttached = answer.headers.has('Content-Length');
  if (answer.body && (!isText || isAttached)) await sendStream(answer, request, response);
  else await sendWhole(answer, request, response, policy);
}
