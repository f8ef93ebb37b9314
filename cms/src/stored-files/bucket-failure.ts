import { type Bucket, BucketFailure, titleOf } from '../../server-kit/bucket';

interface ServiceError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Explains an error of the AWS SDK. */
export function bucketFailure(error: unknown, bucket: Bucket): BucketFailure {
  if (error instanceof BucketFailure) return error;
  const { name, code, $metadata } = error as ServiceError;
  const status = $metadata?.httpStatusCode;
  const reason = status === undefined ? `does not answer (${code ?? name})` : `answered ${status} (${name})`;
  return new BucketFailure(`${titleOf(bucket)} ${reason}`, { cause: error });
}
