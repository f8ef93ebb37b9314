import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOutage, markAlive } from './outages';

const STOPPED = new Date('2026-11-27T08:00:00.000Z');
const minutesLater = (minutes: number) => new Date(STOPPED.getTime() + minutes * 60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function stop(): Promise<void> {
  await markAlive(folder);
  await utimes(path.join(folder, 'last-alive'), STOPPED, STOPPED);
}

test('the first start follows no outage', async () => {
  expect(await findOutage(folder)).toBeNull();
});

test('a stop counts from five minutes on', async () => {
  await stop();
  expect(await findOutage(folder, minutesLater(4.9))).toBeNull();
  expect(await findOutage(folder, minutesLater(5))).toEqual({
    from: '2026-11-27T08:00:00.000Z',
    until: '2026-11-27T08:05:00.000Z',
  });
});

test('an outage is told once, because the next start counts from the last', async () => {
  await stop();
  await markAlive(folder);
  expect(await findOutage(folder)).toBeNull();
});
