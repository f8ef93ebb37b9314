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
/** Limit of a test that starts Strapi itself, on a machine half as fast as a laptop. */
export const STARTS_STRAPI_MS = 240_000;
export const FIXTURE_SEED = path.join(CMS_FOLDER, 'tests', 'fixtures', 'seed');

/** Failed sign-ins of one address, which all tests share that name no other. */
export const LOGIN_LIMIT = 40;

const PATIENCE = 240_000;
const POLL_INTERVAL = 100;

const secret = () => randomBytes(32).toString('base64url');

/** Creates the secrets of one installation; a second start needs the same ones. */
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

const systemTemporaryFolderOf = (folder: string) => path.join(folder, 'system-tmp');

/** Leftovers of an earlier run that crashed. */
export const leftBehindIn = (folder: string) => path.join(folder, 'tmp', 'form-of-earlier', 'picture');

/** Lists everything that a cms has put into temporary folders. */
export function temporaryFilesOf(folder: string): { path: string; mode: string }[] {
  return [systemTemporaryFolderOf(folder), path.join(folder, 'tmp')]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
    )
    .flatMap((found) => {
      const stats = statSync(found, { throwIfNoEntry: false }); // it may be gone
      return stats ? [{ path: found, mode: (stats.mode & 0o777).toString(8) }] : [];
    });
}

export const logFileOf = (folder: string) => path.join(folder, 'cms.log');

export interface Cms {
  url: string;
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Null if a signal ended the process. */
  exitCode: Promise<number | null>;
  stop: () => Promise<number | null>;
}

/**
 * Returns the environment of a cms in production, without settings of this machine. TEST_DATABASE_URL with an empty
 * PostgreSQL database replaces SQLite, for test files that share one cms.
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

/** Runs `node server.js`, as in production. Files larger than `largestFile`, in bytes, fail as on a full disk. */
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

/** POSIX counts in blocks for `ulimit -f`. */
const blocksOf = (bytes: number) => Math.ceil(bytes / 512);

export async function startCms(installation: Installation, largestFile?: number): Promise<Cms> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output, ended } = runServer(environmentOf(installation, port), largestFile);
  // Writes the output to a file too, for tests that share this cms.
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

/** Runs a program of tests/programs, with its own Strapi, on the data of a stopped cms; returns its RESULT line. */
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
