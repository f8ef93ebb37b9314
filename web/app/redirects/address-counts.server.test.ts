import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressCounts as Report } from 'contract/address-counts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressCounts } from './address-counts.server';

let folder: string;
let isAway = false;
let tries = 0;
const reports: Report[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-counts-'));
  reports.length = 0;
  isAway = false;
  tries = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function send(report: Report): Promise<void> {
  tries += 1;
  if (isAway) throw new Error('away');
  reports.push(report);
}

const open = (everyMs = 60_000) => new AddressCounts({ send, folder, everyMs });

describe('counts of addresses', () => {
  it('reach Strapi together, and once', async () => {
    const counts = open(20);
    counts.hit('a');
    counts.hit('a');
    counts.miss('/Alte-Seite');
    counts.miss('/alte-seite/');
    expect(reports).toEqual([]);
    const both = { hits: [{ key: 'a', count: 2 }], missed: [{ path: '/alte-seite', count: 2 }] };
    await vi.waitFor(() => expect(reports).toEqual([both]));
    counts.hit('b');
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toEqual({ hits: [{ key: 'b', count: 1 }], missed: [] });
  });

  it('are told before an orderly stop', async () => {
    const counts = open();
    counts.miss('/a');
    await counts.finish();
    expect(reports).toEqual([{ hits: [], missed: [{ path: '/a', count: 1 }] }]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('outlive a stop while Strapi is away', async () => {
    const counts = open();
    counts.hit('a');
    counts.miss('/a');
    isAway = true;
    await counts.finish();
    const next = open();
    await next.resume();
    next.hit('a');
    expect(await readdir(folder)).toEqual([]);
    isAway = false;
    await next.finish();
    expect(reports).toEqual([{ hits: [{ key: 'a', count: 2 }], missed: [{ path: '/a', count: 1 }] }]);
  });

  it('of copies that share a folder are all kept, and each is told once', async () => {
    isAway = true;
    const copies = [open(), open()];
    for (const copy of copies) copy.hit('a');
    await Promise.all(copies.map((copy) => copy.finish()));
    expect(await readdir(folder)).toHaveLength(2);
    isAway = false;
    const next = [open(), open()];
    await Promise.all(next.map((copy) => copy.resume()));
    await Promise.all(next.map((copy) => copy.finish()));
    const hits = reports.flatMap((report) => report.hits);
    expect(hits.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it('of an earlier version, which had one file, are told as well', async () => {
    const counted = [{ hits: [{ key: 'a', count: 3 }], missed: [] }];
    await writeFile(join(folder, 'address-counts.json'), JSON.stringify(counted));
    const counts = open();
    await counts.resume();
    await counts.finish();
    expect(reports).toEqual(counted);
    expect(await readdir(folder)).toEqual([]);
  });

  it('wait while Strapi is away, and are told when it is back', async () => {
    const counts = open(10);
    isAway = true;
    counts.hit('a');
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1));
    isAway = false;
    await vi.waitFor(() => expect(reports).toEqual([{ hits: [{ key: 'a', count: 1 }], missed: [] }]));
  });

  it('are told in parts that Strapi takes', async () => {
    const counts = open();
    for (let number = 0; number < 700; number += 1) counts.miss(`/seite-${number}`);
    await counts.finish();
    expect(reports.map(({ missed }) => missed.length)).toEqual([500, 200]);
  });

  it('hold no more addresses than there is room for, and nothing personal', async () => {
    const counts = open();
    counts.miss('/ada@example.org');
    counts.miss('/wp-login.php');
    for (let number = 0; number < 1_200; number += 1) counts.miss(`/seite-${number}`);
    counts.miss('/seite-0');
    await counts.finish();
    const paths = reports.flatMap(({ missed }) => missed);
    expect(paths).toHaveLength(1_000);
    expect(paths[0]).toEqual({ path: '/seite-0', count: 2 });
  });

  it('begin anew where the file is damaged', async () => {
    await writeFile(join(folder, 'address-counts.json'), '[{"hits":');
    const counts = open();
    await counts.resume();
    await counts.finish();
    expect(reports).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });
});
