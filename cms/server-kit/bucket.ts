import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { EnvironmentError } from './environment';

const httpAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((address) => address.replace(/\/+$/, ''));

/** The bucket of the uploads, for both servers (docs/decisions/0079). */
export const bucketSettings = {
  S3_ENDPOINT: httpAddress('https://s3.example.com').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** True if the address of the bucket is a path of the endpoint, false if it is a host name. */
  S3_PATH_STYLE: z.stringbool({ error: 'must be true or false' }).default(true),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*\/?$/, 'must look like website or website/uploads')
    .optional(),
  /** The address at which the site reads the files without a key. */
  UPLOADS_URL: httpAddress('https://files.example.com/website').optional(),
};

export type BucketSettings = z.output<z.ZodObject<typeof bucketSettings>>;

export interface Bucket {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  isPathStyle: boolean;
  /** Empty, or with a slash at its end. */
  prefix: string;
}

/** Returns null without settings. @throws EnvironmentError for half of them */
export function bucketOf(settings: BucketSettings): Bucket | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const needed = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const given = Object.values(needed).filter((value) => value !== undefined);
  if (given.length === 0 && settings.S3_PREFIX === undefined) return null;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
    throw new EnvironmentError(
      `A bucket for the uploads also needs ${missing.join(', ')}: set all of them, or no S3_ setting at all`,
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    name: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: settings.S3_PATH_STYLE,
    prefix: settings.S3_PREFIX === undefined ? '' : `${settings.S3_PREFIX.replace(/\/+$/, '')}/`,
  };
}

/** A code as the errors of Node.js and of databases have it. */
export const BUCKET_FAILURE = 'BUCKET_FAILURE';

/** The store of the uploads does not answer, or refuses. */
export class BucketFailure extends Error {
  override name = 'BucketFailure';
  readonly code = BUCKET_FAILURE;
}

export const titleOf = ({ name, endpoint }: Bucket): string => `the bucket ${name} at ${endpoint}`;

interface FileRequest {
  method: string;
  headers?: Headers;
  signal: AbortSignal;
}

/** Answers 200, 304 or 404. @throws BucketFailure, or the reason of the signal */
export type FileReader = (name: string, request: FileRequest) => Promise<Response>;

/** Signs requests, so that the bucket may be private. */
export function bucketReader(bucket: Bucket): FileReader {
  const folder = `${addressOf(bucket)}/${bucket.prefix}`;
  const client = clientOf(bucket);
  return async (name, { method, headers = new Headers(), signal }) => {
    const { url, headers: signature } = await client.sign(folder + name, { method });
    const signed = new Headers([...headers, ...signature]);
    return requestFile(url, titleOf(bucket), { method, headers: signed, signal });
  };
}

/** Reads the files of a public bucket, or through a proxy that has the key. */
export function addressReader(address: string): FileReader {
  return (name, request) => requestFile(`${address}/${name}`, address, request);
}

async function requestFile(url: string, title: string, request: FileRequest): Promise<Response> {
  const answer = await send(url, title, request);
  if (answer.ok || answer.status === 304 || answer.status === 404) return answer;
  await answer.body?.cancel();
  throw new BucketFailure(`${title} answered ${answer.status}`);
}

async function send(url: string, title: string, request: RequestInit & { signal: AbortSignal }) {
  try {
    return await fetch(url, { ...request, redirect: 'manual' });
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    throw new BucketFailure(`${title} does not answer`, { cause: error });
  }
}

const CHECK_MS = 5_000;

/** Returns why the settings are wrong, or null. @throws BucketFailure when the store is away */
export async function bucketProblem(bucket: Bucket): Promise<string | null> {
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix });
  const { url, headers } = await clientOf(bucket).sign(`${addressOf(bucket)}/?${query}`);
  const signal = AbortSignal.timeout(CHECK_MS);
  const answer = await send(url, titleOf(bucket), { headers, signal }).catch((error: unknown) => {
    throw error === signal.reason ? new BucketFailure(`${titleOf(bucket)} does not answer`) : error;
  });
  const text = await answer.text();
  if (answer.ok) return null;
  const reason = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no reason given';
  if (answer.status >= 500)
    throw new BucketFailure(`${titleOf(bucket)} answered ${answer.status}: ${reason}`);
  return `${titleOf(bucket)} refuses to list its files (${answer.status}, ${reason})`;
}

function clientOf({ accessKeyId, secretAccessKey, region }: Bucket): AwsClient {
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
}

function addressOf({ endpoint, name, isPathStyle }: Bucket): string {
  if (isPathStyle) return `${endpoint}/${name}`;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${name}.${host}`;
}
