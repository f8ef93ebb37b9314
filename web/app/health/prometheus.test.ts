import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { readExposition } from './exposition.test-support';
import { createMetrics } from './metrics.server';

/**
 * Asks Prometheus's own tool, which Debian's package `prometheus` and the workflow bring; npm has none.
 * @returns its complaints; empty where it is not installed
 */
function complaintsOf(args: readonly string[], input = ''): string {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') return '';
  if (error) throw error;
  // It warns, with status 0, of names that are against the rules of Prometheus.
  return status === 0 ? stderr : `${stdout}${stderr}`;
}

/** Finds the places that the grammar of Prometheus does not know. */
function errorsIn(expression: string): string[] {
  const errors: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from }) => {
      if (type.isError) errors.push(expression.slice(from));
    },
  });
  return errors;
}

const strapi = new FakeStrapi();
let folder: string;
let text: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-prometheus-'));
  for (const name of ['WEB_DATA_DIR', 'BACKUP_DIR']) vi.stubEnv(name, folder);
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
  const metrics = createMetrics(['de', 'de/blog']);
  metrics.count('/de/blog', 200, 'miss', 30);
  text = await metrics.read();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const pathTo = (name: string) => fileURLToPath(new URL(`../../../docs/operations/${name}`, import.meta.url));
const contentOf = (name: string) => readFileSync(pathTo(name), 'utf8');

/** Names metrics; `up` comes from Prometheus itself. */
const NAME = /\b(?:site|nodejs|process)_\w+\b/g;

function expectToWork(expressions: readonly string[]): void {
  expect(expressions.flatMap(errorsIn)).toEqual([]);
  const known = readExposition(text);
  const names = new Set(expressions.join('\n').match(NAME));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
}

describe('Prometheus', () => {
  it('reads the metrics', () => {
    expect(readExposition(text).size).toBeGreaterThan(10);
    expect(complaintsOf(['check', 'metrics'], text)).toBe('');
  });

  it('reads six alerts, which ask for metrics that the site has', () => {
    const { groups } = parse(contentOf('alerts.yml')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(6);
    expectToWork(rules.map(({ expr }) => expr));
    expect(complaintsOf(['check', 'rules', pathTo('alerts.yml')])).toBe('');
  });

  it('reads the queries of the dashboard, which ask for metrics that the site has', () => {
    const { panels } = JSON.parse(contentOf('dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    expectToWork(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  });

  it('finds the place of an error in a query', () => {
    expect(errorsIn('site_up > ')).toHaveLength(1);
    expect(errorsIn('sum by (route) (rate(site_requests_total[5m])')).toHaveLength(1);
  });
});
