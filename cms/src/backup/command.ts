import path from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { withDatabase } from '../command-line/database';
import { reportFailure, wrongUsage } from '../command-line/explained';
import { readSettings } from '../env';
import { destinationsOf } from '../mail/notify';
import { addNotice } from '../mail/waiting-notices';
import { placeOfUploads } from '../stored-files/places';
import { type Manifest, makeBackup, type Places, settingsSchema } from './backup';
import { restore } from './restore';

const USAGE =
  'backup --to BACKUP [--settings], or restore --from BACKUP; both with --messages FOLDER, which a backup takes repeatedly; or tell-failures';

/** Returns the exit code: 0 done, 1 failed, 2 wrong usage. `folder` is where the command was typed. */
export async function run(args: string[], folder: string, appDir: string): Promise<number> {
  try {
    process.stdout.write(`${await carryOut(args, folder, appDir)}\n`);
    return 0;
  } catch (error) {
    return reportFailure(error);
  }
}

async function carryOut(args: string[], folder: string, appDir: string): Promise<string> {
  const { values, positionals } = parsed(args);
  if (positionals.join(' ') === 'tell-failures') return tellFailures();
  const place = positionals[0] === 'backup' ? values.to : values.from;
  const [messages, ...otherMessages] = (values.messages ?? []).map((one) => path.resolve(folder, one));
  if (!['backup', 'restore'].includes(positionals.join(' ')) || !place || !messages) {
    throw wrongUsage(`Use it as: ${USAGE}`);
  }
  const places: Places = { uploads: placeOfUploads(readSettings()), messages };
  const named = path.resolve(folder, place);
  if (positionals[0] === 'restore') {
    return `Restored and compared: ${counted(await restore(named, places, appDir))}; uploads are in ${places.uploads.title}.`;
  }
  const settings = values.settings ? settingsSchema.parse(await json(process.stdin)) : {};
  const manifest = await withDatabase((database) =>
    makeBackup(database, { ...places, otherMessages }, named, settings),
  );
  return `Backed up: ${counted(manifest)}; uploads come from ${places.uploads.title}.`;
}

const failures = z.object({ at: z.iso.datetime(), reason: z.string() }).array();

/** Tells those who get notices, by a running Strapi. */
async function tellFailures(): Promise<string> {
  const given = failures.parse(await json(process.stdin));
  const destinations = destinationsOf();
  await withDatabase((database) =>
    database.transaction(async (trx) => {
      for (const failure of given) await addNotice(trx, destinations, { kind: 'backup-failed', ...failure });
    }),
  );
  return `Queued: notices of ${given.length} failures.`;
}

function counted({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files`;
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        messages: { type: 'string', multiple: true },
        settings: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw wrongUsage(`${error instanceof Error ? error.message.split('. ')[0] : error}. Use it as: ${USAGE}`);
  }
}
