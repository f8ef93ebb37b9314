// Provides PostgreSQL for one measurement: a named empty database, or a temporary one.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { access, chown, constants, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../run/ports.mjs';
import { launch, stop } from '../run/processes.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { makePassword } from '../setup/secrets.mjs';

const USER = 'bench';
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PATIENCE_MS = 60_000;

/** @typedef {{ url: string, stop: () => Promise<void> }} Database */

/** @param {NodeJS.ProcessEnv} env */
async function findPrograms(env) {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...(env.PATH ?? '').split(delimiter).filter(Boolean),
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  for (const folder of folders) {
    const programs = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
    const areThere = await Promise.all(
      Object.values(programs).map((program) =>
        access(program, constants.X_OK).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (areThere.every(Boolean)) return programs;
  }
  return null;
}

/** PostgreSQL refuses to run as root; uses the user of its packages, or nobody. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined)
    throw new ExplainedError('PostgreSQL refuses to run as root, and there is no user "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {number} port */
async function isListening(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false; // not listening yet
  } finally {
    socket.destroy();
  }
}

/** @param {{ initdb: string, postgres: string }} programs @returns {Promise<Database>} */
async function startCluster(programs) {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  // Also runs after Ctrl-C, when all child processes have been stopped.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const password = makePassword();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user.uid !== undefined) {
    for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid);
  }
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  const initArguments = [
    '-D',
    data,
    '-U',
    USER,
    '-E',
    'UTF8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  const initialisation = launch(programs.initdb, initArguments, { ...options, stdio: 'ignore' });
  const [code] = await once(initialisation, 'exit');
  if (code !== 0) throw new ExplainedError(`initdb has failed (exit code ${code}).`);

  const port = await findFreePort();
  const serverArguments = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = launch(programs.postgres, serverArguments, { ...options, stdio: 'ignore' });
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isListening(port))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new ExplainedError('PostgreSQL does not start.');
    await delay(100);
  }
  return {
    url: `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    stop: () => stop(server),
  };
}

/**
 * Uses the tests' database if one is named, and never a site's, because the measurement fills it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Database | null>} null without PostgreSQL
 */
export async function findPostgres(env) {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} };
  const programs = await findPrograms(env);
  return programs && startCluster(programs);
}
