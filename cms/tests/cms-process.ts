import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const CMS_FOLDER = path.resolve(import.meta.dirname, '..');
export const FIXTURE_SEED = path.join(CMS_FOLDER, 'tests', 'fixtures', 'seed');

/** Failed sign-ins of one address; all tests that name no other come from one. */
export const LOGIN_LIMIT = 40;

const PATIENCE = 240_000;
const POLL_INTERVAL = 100;

const secret = () => randomBytes(32).toString('base64url');

/** Secrets of one installation; a second start needs the same ones. */
function makeSecrets() {
  return {
    APP_KEYS: `${secret()},${secret()}`,
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    PREVIEW_SECRET: secret(),
    CMS_API_TOKEN: secret(),
    ADMIN_PASSWORD: `Aa1${secret()}`,
  };
}

export interface Installation {
  folder: string;
  secrets: ReturnType<typeof makeSecrets>;
  seedFolder?: string;
  /** What is set beside them. */
  settings?: Record<string, string>;
}

export function makeInstallation(seedFolder = FIXTURE_SEED): Installation {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-test-'));
  mkdirSync(systemTemporaryFolderOf(folder));
  mkdirSync(path.dirname(leftBehindIn(folder)), { recursive: true });
  writeFileSync(leftBehindIn(folder), 'x');
  return { folder, secrets: makeSecrets(), seedFolder };
}

export const removeInstallation = ({ folder }: Installation) =>
  rmSync(folder, { recursive: true, force: true });

/** What the machine's /tmp is to others. */
const systemTemporaryFolderOf = (folder: string) => path.join(folder, 'system-tmp');

/** What an earlier run that crashed would have left. */
export const leftBehindIn = (folder: string) => path.join(folder, 'tmp', 'form-of-earlier', 'picture');

/** Paths of everything that a cms has put where temporary files go, with the mode of each. */
export function temporaryFilesOf(folder: string): { path: string; mode: string }[] {
  return [systemTemporaryFolderOf(folder), path.join(folder, 'tmp')]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
    )
    .flatMap((found) => {
      const stats = statSync(found, { throwIfNoEntry: false }); // it may have gone meanwhile
      return stats ? [{ path: found, mode: (stats.mode & 0o777).toString(8) }] : [];
    });
}

export const logFileOf = (folder: string) => path.join(folder, 'cms.log');

export interface Cms {
  url: string;
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** The exit code, once there is one; null when a signal ended the process. */
  exitCode: Promise<number | null>;
  stop: () => Promise<number | null>;
}

/**
 * Environment of a cms in production, without anything of the machine that runs the tests. An address of an
 * empty PostgreSQL database in TEST_DATABASE_URL takes the place of SQLite, for test files that share one cms.
 */
export function environmentOf(
  { folder, secrets, seedFolder, settings }: Installation,
  port: number,
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    CMS_DATA_DIR: folder,
    TMPDIR: systemTemporaryFolderOf(folder),
    SEED_DIR: seedFolder ?? FIXTURE_SEED,
    LOGIN_LIMIT: String(LOGIN_LIMIT),
    ...(process.env.TEST_DATABASE_URL && {
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: process.env.TEST_DATABASE_URL,
    }),
    ...secrets,
    ...settings,
  };
}

/**
 * Runs `node server.js`, as in production; `output` has all that it printed.
 * @param largestFile in bytes: what would make a file larger fails, as on a disk that is full
 */
export function runServer(environment: Record<string, string>, largestFile?: number) {
  const program =
    largestFile === undefined ? [] : ['sh', '-c', `ulimit -f ${blocksOf(largestFile)}; exec "$0" "$@"`];
  const [command = process.execPath, ...args] = [...program, process.execPath, 'server.js'];
  const child = spawn(command, args, { cwd: CMS_FOLDER, env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  return { child, output: () => output, ended: once(child, 'exit') as Promise<[number | null]> };
}

/** The unit of POSIX for `ulimit -f`. */
const blocksOf = (bytes: number) => Math.ceil(bytes / 512);

export async function startCms(installation: Installation, largestFile?: number): Promise<Cms> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output, ended } = runServer(environmentOf(installation, port), largestFile);
  // Tests that share this cms cannot ask for its output: for them it is a file, too.
  const log = createWriteStream(logFileOf(installation.folder), { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  await waitUntilReady(url, child, output);
  return {
    url,
    output,
    signal: (signal) => void child.kill(signal),
    exitCode: ended.then(([code]) => code),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Runs a program of tests/programs with Strapi in itself, on the data of a stopped cms; answers its RESULT line. */
export async function runProgram<T>(name: string, installation: Installation): Promise<T> {
  const program = path.join(CMS_FOLDER, 'tests', 'programs', name);
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    cwd: CMS_FOLDER,
    env: environmentOf(installation, await freePort()),
  });
  return JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null') as T;
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`cms ended before it was ready:\n${output()}`);
    const isReady = await fetch(`${url}/site-version`).then(
      (answer) => answer.ok,
      () => false, // not listening yet
    );
    if (isReady) return;
    await pause(POLL_INTERVAL);
  }
  child.kill('SIGKILL');
  throw new Error(`cms was not ready after ${PATIENCE / 1000} s:\n${output()}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
