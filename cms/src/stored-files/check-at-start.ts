import { type Bucket, BucketFailure, bucketProblem } from '../../server-kit/bucket';
import { EnvironmentError } from '../../server-kit/environment';
import type { Strapi } from '../strapi';
import { uploadsElsewhere } from './provider-rows';

/** Refuses a start in which editors would see files that are elsewhere. @throws EnvironmentError */
export async function checkStoredFiles(strapi: Strapi, bucket: Bucket | null): Promise<void> {
  if (bucket) await checkBucket(strapi, bucket);
  const problem = await uploadsElsewhere(strapi.db.connection, bucket ? 'aws-s3' : 'local');
  if (problem) throw new EnvironmentError(problem);
}

/** Strapi starts without its store, which may come back, but not with wrong settings. */
async function checkBucket(strapi: Strapi, bucket: Bucket): Promise<void> {
  try {
    const problem = await bucketProblem(bucket);
    if (problem === null) return;
    const names = 'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
    throw new EnvironmentError(`${problem}: check ${names}`);
  } catch (error) {
    if (!(error instanceof BucketFailure)) throw error;
    strapi.log.warn(`Pictures and files cannot be read or stored: ${error.message}`);
  }
}
