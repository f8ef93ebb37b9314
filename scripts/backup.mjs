// `npm run backup -- [--to FOLDER] [--keep]` and `npm run restore -- --from BACKUP`: run cms/backup.js with the
// settings of `.env`. In containers also `nightly` (docker/backup.sh).
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { tellFailures } from './backups/failures.mjs';
import { untilNight } from './backups/nightly.mjs';
import { expiredBackups, nameOf } from './backups/rotation.mjs';
import {
  hasSettings,
  otherSecrets,
  readSettings,
  settingsOfBackup,
  splitSettings,
} from './backups/settings.mjs';
import { formatLogLine } from './run/log-lines.mjs';
import { launch } from './run/processes.mjs';
import { noteReady, runScript } from './run/script.mjs';
import { complain, say } from './run/terminal.mjs';
import { withValues, writePrivately } from './setup/env-file.mjs';
import { cmsEnvironment, completeEnvironment, ENV_FILE, readEnvironment } from './setup/environment.mjs';
import { inProject } from './setup/project.mjs';

const USAGE = `Use it as: npm run backup -- --to FOLDER [--keep], or npm run restore -- --from BACKUP
  --to    the folder of all backups; without it BACKUP_DIR
  --keep  removes older backups there but for seven days and four weeks`;

/** Bounds the reason in a mail; the log has all of it. */
const TOLD_LENGTH = 500;

/** @typedef {import('./setup/environment.mjs').SiteEnv} SiteEnv */

await runScript(async () => {
  const { verb, to, from, keeps } = readOrder();
  if (verb === 'restore' && from) {
    process.exitCode = await restore(from);
    return;
  }
  const env = await readEnvironment(process.env);
  const folder = to ?? env.BACKUP_DIR;
  if (!folder || !['now', 'nightly'].includes(verb ?? '')) {
    complain(USAGE);
    process.exitCode = 2;
    return;
  }
  if (verb === 'now') {
    process.exitCode = (await backUp(env, folder, keeps)) ? 0 : 1;
    return;
  }
  noteReady();
  for (;;) {
    await untilNight(() => tell(env, folder, []));
    await backUp(env, folder, true);
  }
});

function readOrder() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, from: { type: 'string' }, keep: { type: 'boolean' } },
    });
    // npm runs scripts in the project folder, and says where the command was typed.
    const typed = (/** @type {string | undefined} */ path) =>
      path && resolve(process.env.INIT_CWD ?? process.cwd(), path);
    const verb = positionals.length === 1 ? positionals[0] : undefined;
    return { verb, to: typed(values.to), from: typed(values.from), keeps: values.keep ?? false };
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return { keeps: false };
  }
}

/** The site reads this one for its metrics. @param {SiteEnv} env @param {string} folder */
function outcomeFolder(env, folder) {
  return env.LAST_BACKUP_DIR ?? folder;
}

/** @param {SiteEnv} env @param {'info' | 'error'} level @param {string} message */
function report(env, level, message) {
  const isJson = env.LOG_FORMAT ? env.LOG_FORMAT === 'json' : !process.stdout.isTTY;
  const line = formatLogLine(level, message, isJson);
  if (level === 'info') say(line);
  else complain(line);
}

/** Notes the outcome for the metrics, and tells of a failure. @param {SiteEnv} env @param {string} folder @param {boolean} keeps */
async function backUp(env, folder, keeps) {
  const at = new Date();
  const note = (/** @type {boolean} */ ok) =>
    writePrivately(
      join(outcomeFolder(env, folder), 'last-backup.json'),
      `${JSON.stringify({ at: at.toISOString(), ok })}\n`,
    );
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const backup = join(folder, nameOf(at));
    const settings = splitSettings(await readSettings(process.env));
    const result = await runCms(env, ['backup', '--to', backup, '--settings'], settings);
    if (keeps) await removeExpired(folder);
    await note(true);
    report(env, 'info', `${result} ${backup}`);
    await tell(env, folder, []);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const notNoted = await note(false).then(
      () => '',
      (/** @type {Error} */ { message }) => ` ${message}`,
    );
    report(env, 'error', `The backup failed: ${reason}${notNoted}`);
    await tell(env, folder, [{ at: at.toISOString(), reason: reason.slice(0, TOLD_LENGTH) }]);
    return false;
  }
}

/**
 * Queues notices in the database, from which Strapi sends them. What cannot be queued is told by a later run.
 * @param {SiteEnv} env @param {string} folder @param {import('./backups/failures.mjs').Failure[]} failures
 */
async function tell(env, folder, failures) {
  try {
    await tellFailures(outcomeFolder(env, folder), failures, (all) => runCms(env, ['tell-failures'], all));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(env, 'error', `Nobody could be told yet of a backup that failed: ${reason}`);
  }
}

/** @param {string} folder */
async function removeExpired(folder) {
  for (const name of expiredBackups(await readdir(folder))) {
    await rm(join(folder, name), { recursive: true });
  }
}

/** @param {SiteEnv} env @param {string[]} args @param {import('node:child_process').StdioOptions} stdio */
function launchCms(env, args, stdio) {
  const messages = env.SPOOL_DIR ?? join(env.WEB_DATA_DIR, 'messages');
  const ofCopies = (env.COPIES_SPOOL_DIRS ?? '').split(delimiter).filter(Boolean);
  const folders = [messages, ...ofCopies].flatMap((folder) => ['--messages', folder]);
  return launch(process.execPath, [inProject('cms', 'backup.js'), ...args, ...folders], {
    env: cmsEnvironment(env),
    stdio,
  });
}

/** @param {SiteEnv} env @param {string[]} args @param {unknown} input piped as JSON, as others may read arguments */
async function runCms(env, args, input) {
  const child = launchCms(env, args, 'pipe');
  const { stdin, stdout, stderr } =
    /** @type {import('node:child_process').ChildProcessWithoutNullStreams} */ (child);
  // The exit code tells why the pipe is closed.
  stdin.on('error', () => {});
  stdin.end(JSON.stringify(input));
  const [output, errors, [code, signal]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(errors.trim() || `cms/backup.js ended with ${code ?? signal}.`);
  return output.trim();
}

/** @param {string} backup */
async function restore(backup) {
  const kept = await settingsOfBackup(backup);
  const mayWrite = !hasSettings(process.env);
  const env = mayWrite ? completeEnvironment(process.env, kept) : await readEnvironment(process.env);
  const [code] = await once(launchCms(env, ['restore', '--from', backup], 'inherit'), 'exit');
  if (code !== 0) return code ?? 1;
  if (mayWrite && Object.keys(kept).length > 0) {
    await writePrivately(ENV_FILE, withValues('', { ...kept, ...(await readSettings(process.env)) }));
    say('Settings and secrets of the backup are in .env.');
    return 0;
  }
  const others = otherSecrets(env, kept);
  say(
    others.length === 0
      ? 'The settings stay as they were set; the secrets are those of the backup.'
      : `The settings stay as they were set. The backup has another ${others.join(', ')}, in secrets.env.`,
  );
  return 0;
}
