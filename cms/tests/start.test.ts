import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  environmentOf,
  freePort,
  makeInstallation,
  removeInstallation,
  runServer,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { siteVersion } from './http-client';
import { makeSeededInstallation } from './seeded-installation';
import { DATABASE_FILE } from './stored-rows';

vi.setConfig({ testTimeout: STARTS_STRAPI_MS });

const installation = makeInstallation();
afterAll(() => removeInstallation(installation));

async function failedStart(change: Record<string, string>) {
  const server = runServer({ ...environmentOf(installation, await freePort()), ...change });
  const [code] = await server.ended;
  return { code, output: server.output() };
}

describe('a start is refused with one line', () => {
  test('that names every missing secret and says what makes them', async () => {
    const { code, output } = await failedStart({ APP_KEYS: '', CMS_API_TOKEN: '' });
    expect(code).toBe(1);
    expect(output).toBe(
      'cms cannot start: APP_KEYS is missing; CMS_API_TOKEN is missing. "npm start" and "npm run dev" in the project folder make all secrets, as does "docker compose up"\n',
    );
  });

  test('when there is no administrator and no password for the first', async () => {
    const { code, output } = await failedStart({ ADMIN_PASSWORD: '' });
    expect(code).toBe(1);
    expect(output).toContain(
      'cms cannot start: there is no administrator yet, and ADMIN_PASSWORD is missing',
    );
    expect(output).not.toContain('    at ');
  });

  test.each([
    [
      'no database',
      (file: string) => writeFileSync(file, 'not a database, '.repeat(1000)),
      /is damaged \(SQLITE_NOTADB\)\. Restore your latest backup: docs\/operations\.md, section "Backup"\./,
    ],
    [
      'damaged',
      (file: string) => damage(file),
      /is damaged \(SQLITE_(CORRUPT|NOTADB)\w*\)\. Restore your latest backup/,
    ],
    ['a folder', (file: string) => mkdirSync(file), /cannot be opened \(SQLITE_CANTOPEN\w*\)\. Check that/],
  ])('when the file of the database is %s', async (kind, spoil, reason) => {
    const spoilt = kind === 'damaged' ? makeSeededInstallation() : makeInstallation();
    const file = path.join(spoilt.folder, DATABASE_FILE);
    spoil(file);
    const { code, output } = await failedStart({ ...spoilt.secrets, CMS_DATA_DIR: spoilt.folder });
    removeInstallation(spoilt);
    expect(code).toBe(1);
    const complaints = output.split('\n').filter((line) => line.startsWith('cms cannot start'));
    expect(complaints).toEqual([expect.stringContaining(`cms cannot start: the database ${file} `)]);
    expect(complaints[0]).toMatch(reason);
    expect(output).not.toContain('    at ');
  });
});

/** Overwrites all but the first page, as a failing disk may. */
function damage(file: string) {
  const content = readFileSync(file);
  content.fill(0x5a, 4096);
  writeFileSync(file, content);
}

test('a second start keeps the content, makes nothing anew and prints no errors; both stop with code 0', async () => {
  const first = await startCms(installation);
  const version = await siteVersion(first.url);
  expect(first.output()).toContain('first administrator made: admin (admin@mustermed.example)');
  expect(await first.stop()).toBe(0);

  const second = await startCms(installation);
  expect(await siteVersion(second.url)).toBe(version);
  expect(await second.stop()).toBe(0);
  expect(second.output()).not.toContain('first administrator');
  expect(second.output()).not.toContain('entries written');
  const complaints = second
    .output()
    .split('\n')
    .filter((line) => /error|warn/.test(line));
  // The fixture has two of seven languages; decision H1 accepts the warning about the cookie.
  const expected = /seed: (fr|it|es|nl|sq)\/[a-z-]+\.json is missing|admin\.auth\.cookie\.secure/;
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
});

test('two first starts at the same time on one database follow one another, and both work', async () => {
  const shared = makeInstallation();
  const servers = await Promise.all([startCms(shared), startCms(shared)]);
  const [first, second] = await Promise.all(servers.map(({ url }) => siteVersion(url)));
  expect(second).toBe(first);
  const outputs = servers.map(({ output }) => output());
  expect(outputs.filter((output) => output.includes('first administrator made'))).toHaveLength(1);
  for (const cms of servers) expect(await cms.stop()).toBe(0);
  removeInstallation(shared);
});

test('a port in use is named', async () => {
  const cms = await startCms(installation);
  const { port } = new URL(cms.url);
  const other = makeSeededInstallation();
  const { code, output } = await failedStart({ CMS_PORT: port, CMS_DATA_DIR: other.folder });
  removeInstallation(other);
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} is already used`);
  await cms.stop();
});
