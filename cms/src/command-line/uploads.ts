import { parseArgs } from 'node:util';
import { readSettings } from '../env';
import { bucketPlace, diskPlace, uploadsFolder } from '../stored-files/places';
import { withDatabase } from './database';
import { Explained, reportFailure, wrongUsage } from './explained';
import { moveUploads } from './move-uploads';

const USAGE = `uploads to-s3 [--remove], or uploads to-disk [--remove]
  --remove  deletes each file from its former place, once the other one has it`;

/** Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function run(args: string[]): Promise<number> {
  try {
    process.stdout.write(`${await carryOut(args)}\n`);
    return 0;
  } catch (error) {
    return reportFailure(error);
  }
}

async function carryOut(args: string[]): Promise<string> {
  const { verb, removes } = readOrder(args);
  const { bucket, CMS_DATA_DIR } = readSettings();
  if (!bucket) {
    throw new Explained('The S3_ settings of the bucket are missing: both directions need them.');
  }
  const disk = diskPlace(uploadsFolder(CMS_DATA_DIR));
  const store = bucketPlace(bucket);
  const [from, to] = verb === 'to-s3' ? [disk, store] : [store, disk];
  const moved = await withDatabase((database) => moveUploads(database, from, to, { removes }));
  const next =
    verb === 'to-s3'
      ? 'Start both servers with the S3_ settings.'
      : 'Start both servers without the S3_ settings.';
  return [
    `${moved.copied} files copied to ${to.title}, ${moved.there} were there already; ${moved.entries} entries of the media library changed.`,
    removes
      ? `${moved.removed} files removed from ${from.title}.`
      : `All files are still in ${from.title}, too.`,
    next,
  ].join('\n');
}

function readOrder(args: string[]) {
  const { values, positionals } = parsed(args);
  const [verb, ...more] = positionals;
  if ((verb !== 'to-s3' && verb !== 'to-disk') || more.length > 0) throw wrongUsage(`Use it as: ${USAGE}`);
  return { verb, removes: values.remove ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { remove: { type: 'boolean' } } });
  } catch (error) {
    throw wrongUsage(`${error instanceof Error ? error.message.split('. ')[0] : error}. Use it as: ${USAGE}`);
  }
}
