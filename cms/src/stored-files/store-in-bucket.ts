import type { Bucket } from '../../server-kit/bucket';
import type { Strapi } from '../strapi';
import { bucketFailure } from './bucket-failure';
import { addressOf } from './names';

interface StoredFile {
  hash: string;
  ext: string;
  url: string;
}
type Work = (file: StoredFile, ...more: unknown[]) => Promise<void>;
interface Provider {
  uploadStream: Work;
  replaceStream: Work;
  delete: Work;
}

/** Keeps the address of the bucket out of the database: files have the same address as on the disk. */
export function storeInBucket(strapi: Strapi, bucket: Bucket): void {
  const provider = strapi.plugin('upload').provider as unknown as Provider;
  const explained =
    (work: Work): Work =>
    (...call) =>
      work(...call).catch((error: unknown) => {
        throw bucketFailure(error, bucket);
      });
  for (const name of ['uploadStream', 'replaceStream'] as const) {
    const store = explained(provider[name]);
    provider[name] = async (file, ...more) => {
      await store(file, ...more);
      file.url = addressOf(file);
    };
  }
  provider.delete = explained(provider.delete);
}
