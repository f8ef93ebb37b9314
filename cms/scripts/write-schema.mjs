// Writes schema.graphql from a Strapi in development mode; with --check it only compares. Needs dist/
// (`npm run build --prefix cms`, or `npm run compile --prefix cms` after a change of server code).
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';

const PATIENCE = 120_000;
const cmsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFile = path.join(cmsFolder, 'schema.graphql');

const folder = await mkdtemp(path.join(tmpdir(), 'cms-schema-'));
const port = await freePort();
const token = randomBytes(32).toString('base64url');
const strapi = spawn(process.execPath, ['server.js'], {
  cwd: cmsFolder,
  env: environment(),
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [strapi.stdout, strapi.stderr]) stream.on('data', (text) => (output += text));

try {
  await ready();
  const written = await askForSchema();
  if (!process.argv.includes('--check')) {
    await writeFile(schemaFile, written);
    process.stdout.write('schema.graphql is written\n');
  } else if (written !== (await readFile(schemaFile, 'utf8'))) {
    process.stderr.write(
      'schema.graphql is not what the content types produce: npm run schema --prefix cms\n',
    );
    process.exitCode = 1;
  }
} finally {
  if (strapi.exitCode === null) {
    const ended = once(strapi, 'exit');
    strapi.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

function environment() {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    CMS_PORT: String(port),
    CMS_DATA_DIR: folder,
    SEED_DIR: path.join(folder, 'no-seed'),
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    PREVIEW_SECRET: secret(),
    CMS_API_TOKEN: token,
    ADMIN_PASSWORD: `Aa1${secret()}`,
  };
}

async function ready() {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (strapi.exitCode !== null) throw new Error(`Strapi ended before it was ready:\n${output}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/site-version`).then(
      (answer) => answer.ok,
      () => false, // not listening yet
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error(`Strapi was not ready after ${PATIENCE / 1000} s:\n${output}`);
}

async function askForSchema() {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(`Strapi does not tell its schema: ${JSON.stringify(errors)}`);
  return `${printSchema(lexicographicSortSchema(buildClientSchema(data)))}\n`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
