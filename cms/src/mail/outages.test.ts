import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchOutages } from './outages';

let folder: string;
let now: Date;
let isAway: boolean;
let minutesTold: number[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outages-'));
  [now, isAway, minutesTold] = [new Date(), false, []];
});
afterEach(() => rm(folder, { recursive: true }));

const start = () =>
  watchOutages({
    readDatabase: async () => {
      if (isAway) throw new Error('away');
    },
    folder,
    tell: async ({ from, until }) => {
      minutesTold.push((Date.parse(until) - Date.parse(from)) / 60_000);
    },
    clock: () => now,
  });

function wait(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** The file has the time of the machine, which goes on during a test. */
const toldRoundly = () => minutesTold.map(Math.round);

test('the first start follows no outage', async () => {
  await (await start())();
  expect(minutesTold).toEqual([]);
});

test('a stop counts from five minutes on', async () => {
  await (await start())();
  wait(4.9);
  await (await start())();
  expect(minutesTold).toEqual([]);
});

test('a longer stop is told once, by the next start', async () => {
  await (await start())();
  wait(6);
  const look = await start();
  await look();
  wait(1);
  await look();
  expect(toldRoundly()).toEqual([6]);
});

test('an outage of the database that Strapi lives through is told once, when it is over', async () => {
  const look = await start();
  await look();
  const { mtimeMs: aliveAt } = await stat(path.join(folder, 'last-alive'));
  isAway = true;
  for (let minute = 1; minute < 7; minute++) {
    wait(1);
    await expect(look()).rejects.toThrow('away');
  }
  expect((await stat(path.join(folder, 'last-alive'))).mtimeMs, 'Strapi does not count as alive').toBe(
    aliveAt,
  );
  expect(minutesTold).toEqual([]);
  isAway = false;
  wait(1);
  await look();
  wait(1);
  await look();
  expect(minutesTold).toEqual([7]);
});

test('a short outage of the database is not told', async () => {
  const look = await start();
  await look();
  isAway = true;
  wait(1);
  await expect(look()).rejects.toThrow();
  isAway = false;
  wait(3);
  await look();
  expect(minutesTold).toEqual([]);
});

test('a folder that takes no writes is no outage', async () => {
  const look = await start();
  await look();
  await rm(folder, { recursive: true });
  for (let minute = 0; minute < 7; minute++) {
    wait(1);
    await expect(look()).rejects.toThrow('ENOENT');
  }
  expect(minutesTold).toEqual([]);
  folder = await mkdtemp(path.join(tmpdir(), 'outages-'));
});
