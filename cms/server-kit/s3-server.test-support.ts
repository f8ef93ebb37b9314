import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

interface StoredObject {
  content: Buffer;
  type: string;
  changedAt: Date;
}

/** Fewer than the files of two pictures, so that lists have several pages. */
const PAGE = 3;
const REGION = 'test-1';
const ACCESS_KEY_ID = 'TESTKEY';
const SECRET_ACCESS_KEY = 'secret of the test';

/** A private bucket with path-style addresses that refuses unsigned requests, wrong signatures and ACLs. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** Method and path of each request that was accepted. */
  readonly asked: string[] = [];
  isHanging = false;
  /** Answers uploads as if all were well, and stores other bytes. */
  isDamaging = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  constructor(
    readonly bucket = 'website',
    readonly prefix = 'uploads',
  ) {}

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** As in `.env`. */
  get settings() {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_REGION: REGION,
      S3_BUCKET: this.bucket,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
      S3_PREFIX: this.prefix,
    };
  }

  /** Names of the uploads in it. */
  get names(): string[] {
    return [...this.objects.keys()].map((key) => key.slice(this.prefix.length + 1)).sort();
  }

  put(name: string, content: Buffer, type = 'image/png'): void {
    this.objects.set(`${this.prefix}/${name}`, { content, type, changedAt: new Date() });
  }

  contentOf(name: string): Buffer | undefined {
    return this.objects.get(`${this.prefix}/${name}`)?.content;
  }

  /** Listens at the same port as before. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isHanging) return;
    const body = await buffer(request);
    const url = new URL(request.url ?? '', this.endpoint);
    const refusal = await this.#refusalOf(request, url, body);
    if (refusal) {
      response.writeHead(refusal[0], { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${refusal[1]}</Code></Error>`);
      return;
    }
    this.asked.push(`${request.method} ${url.pathname}`);
    const key = decodeURIComponent(url.pathname.slice(this.bucket.length + 2));
    if (key === '') this.#list(url, response);
    else if (request.method === 'PUT') this.#store(key, body, request, response);
    else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else this.#send(key, request, response);
  }

  async #refusalOf(
    request: IncomingMessage,
    url: URL,
    body: Buffer,
  ): Promise<readonly [status: number, code: string] | null> {
    if (!(await isSigned(request, url))) return [403, 'SignatureDoesNotMatch'];
    if (url.pathname.split('/')[1] !== this.bucket) return [404, 'NoSuchBucket'];
    if (request.headers['x-amz-acl']) return [400, 'AccessControlListNotSupported'];
    const sha256 = request.headers['x-amz-content-sha256'];
    const isWhole =
      sha256 === 'UNSIGNED-PAYLOAD' || sha256 === createHash('sha256').update(body).digest('hex');
    return isWhole ? null : [400, 'XAmzContentSHA256Mismatch'];
  }

  #list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    const contents = page.map((key) => {
      const { content, changedAt } = this.objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>${etagOf(content)}</ETag><Size>${content.length}</Size></Contents>`;
    });
    const more = next
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents.join('')}${more}</ListBucketResult>`,
    );
  }

  #store(key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    const content = this.isDamaging ? body.subarray(1) : body;
    this.objects.set(key, { content, type: headers['content-type'] ?? '', changedAt: new Date() });
    response.writeHead(200, { ETag: etagOf(body) }).end();
  }

  #send(key: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
    const object = this.objects.get(key);
    if (!object) {
      response.writeHead(404, { 'Content-Type': 'application/xml' });
      response.end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const etag = etagOf(object.content);
    if (headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': object.type,
      'Content-Length': object.content.length,
      ETag: etag,
      'Last-Modified': object.changedAt.toUTCString(),
    });
    response.end(method === 'HEAD' ? undefined : object.content);
  }
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Signs the request again, from the headers that its signature names. */
async function isSigned({ method, headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = names.flatMap((name) => {
    const value = headers[name];
    return name === 'host' || typeof value !== 'string' ? [] : ([[name, value]] as [string, string][]);
  });
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: new Headers(signed),
    accessKeyId: ACCESS_KEY_ID,
    secretAccessKey: SECRET_ACCESS_KEY,
    service: 's3',
    region: REGION,
    datetime: String(headers['x-amz-date']),
    allHeaders: true,
  });
  return (await signer.authHeader()) === authorization;
}
