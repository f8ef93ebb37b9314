import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../run/ports.mjs';
import { ExplainedError } from '../setup/project.mjs';

const run = promisify(execFile);
const STARTS_WITHIN_MS = 60_000;
const PAUSE_MS = 100;
/** Refuses new connections and rolls back what runs. https://www.postgresql.org/docs/current/server-shutdown.html */
const FAST_SHUTDOWN = 'SIGINT';

/** PostgreSQL does not run as root, who therefore hands it to the user of its package. */
async function owner() {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((kind) => run('id', [kind, 'postgres'])));
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return { uid, gid };
}

/** Starts an empty PostgreSQL, again whenever it ends. Throws ExplainedError if it is not installed. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'faults-postgres-'));
  const as = await owner();
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const port = String(await findFreePort());
  try {
    await run('initdb', ['--pgdata', folder, '--username=site', '--auth=trust', '--encoding=UTF8'], as);
  } catch (error) {
    await rm(folder, { recursive: true });
    const reason = error instanceof Error ? error.message : error;
    throw new ExplainedError(`Install PostgreSQL, with initdb and postgres in PATH: ${reason}`);
  }

  const options = [
    '-D',
    folder,
    '-p',
    port,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  let isOver = false;
  /** @type {import('node:child_process').ChildProcess} */
  let server;
  const keepRunning = () => {
    server = spawn('postgres', options, { ...as, stdio: 'ignore' });
    server.once('exit', async () => {
      // Its other processes end a moment later, and until then refuse a new start.
      await delay(PAUSE_MS);
      if (!isOver) keepRunning();
    });
  };
  keepRunning();

  const answers = () =>
    run('pg_isready', ['--host=127.0.0.1', `--port=${port}`]).then(
      () => true,
      () => false,
    );
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers())) {
    if (performance.now() > deadline) throw new ExplainedError('PostgreSQL does not start.');
    await delay(PAUSE_MS);
  }
  return {
    settings: {
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: `postgres://site@127.0.0.1:${port}/postgres`,
    },
    /** @param {NodeJS.Signals} signal */
    end: (signal) => server.kill(signal === 'SIGTERM' ? FAST_SHUTDOWN : signal),
    async remove() {
      isOver = true;
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill(FAST_SHUTDOWN);
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}
