import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Bucket } from '../../server-kit/bucket';
import { MAX_STORED_BYTES } from '../upload-limits';

/** Short, because Strapi deletes a file within a transaction, which holds up everything else in SQLite. */
const CONNECTION_MS = 3_000;
/** Without a byte in either direction. */
const IDLE_MS = 4_000;
const TRIES = 2;

export const clientOptions = (bucket: Bucket): S3ClientConfig => ({
  endpoint: bucket.endpoint,
  region: bucket.region,
  forcePathStyle: bucket.isPathStyle,
  credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
  // Not every store knows the newer checksums; the signature covers the content.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: TRIES,
  requestHandler: {
    connectionTimeout: CONNECTION_MS,
    socketTimeout: IDLE_MS,
  },
});

export const providerOptions = (bucket: Bucket) => ({
  rootPath: bucket.prefix,
  s3Options: {
    ...clientOptions(bucket),
    // Without `ACL` the provider makes every file public, which stores with ACLs off refuse (strapi #22979).
    params: { Bucket: bucket.name, ACL: undefined },
  },
  // One request a file, so that a file is there whole or not at all.
  providerConfig: { multipart: { partSize: 2 * MAX_STORED_BYTES } },
});
