import { errors } from '@strapi/utils';
import { bytesOf } from '../../contract/media';
import { refusalBody } from '../../contract/refusal';
import { readSettings } from '../env';
import { pluginService, type Strapi } from '../strapi';
import { cancelUpload, reserveUpload, settleUpload } from './upload-quota';

interface StoredFile {
  size: number;
}
interface Options {
  user?: { id: number };
}
interface Uploads {
  upload(input: { files: { size: number } | { size: number }[] }, options?: Options): Promise<StoredFile[]>;
  replace(id: unknown, input: { file: { size: number } }, options?: Options): Promise<StoredFile>;
}

/** Counts panel and /admin together. Runs outside the encoding, so that refused files are not decoded. */
export function limitUploads(strapi: Strapi): void {
  const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
  const { upload, replace } = uploads;
  uploads.upload = (input, options) => {
    const files = [input.files].flat();
    return limited(strapi, options, files, () => upload(input, options));
  };
  uploads.replace = (id, input, options) =>
    limited(strapi, options, [input.file], () => replace(id, input, options));
}

/** Throws a RateLimitError. Exempts the seed, which has no account. */
async function limited<Stored extends StoredFile | StoredFile[]>(
  strapi: Strapi,
  { user }: Options = {},
  files: readonly { size: number }[],
  store: () => Promise<Stored>,
): Promise<Stored> {
  if (!user) return store();
  const database = strapi.db.connection;
  const maxBytes = readSettings().UPLOADS_PER_DAY_MB * 1024 * 1024;
  const upload = { account: user.id, files: files.length, bytes: sizeOf(files) };
  const reserved = await reserveUpload(database, upload, maxBytes);
  if ('retryAfterSeconds' in reserved) throw tooMany(strapi, reserved.retryAfterSeconds);
  let stored: Stored;
  try {
    stored = await store();
  } catch (error) {
    await cancelUpload(database, reserved.id);
    throw error;
  }
  await settleUpload(database, reserved.id, bytesOf(sizeOf([stored].flat())) ?? 0);
  return stored;
}

const sizeOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

function tooMany(strapi: Strapi, retryAfterSeconds: number) {
  strapi.requestContext.get()?.set('Retry-After', String(retryAfterSeconds));
  const hours = Math.ceil(retryAfterSeconds / 3_600);
  const wait = hours === 1 ? 'einer Stunde' : `${hours} Stunden`;
  const { error: _english, ...details } = refusalBody('too-many-uploads');
  return new errors.RateLimitError(
    `Dieses Konto hat in den letzten 24 Stunden so viele Bilder hochgeladen, wie an einem Tag möglich sind. Weitere sind spätestens in ${wait} möglich.`,
    details,
  );
}
