import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

const strapi = new FakeStrapi();

beforeAll(async () => {
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(32));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await strapi.stop();
});

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

const pathTo = (name: string) => fileURLToPath(new URL(`../../../docs/operations/${name}`, import.meta.url));

describe('Prometheus', () => {
  it('reads the metrics', async () => {
    const metrics = createMetrics(['de', 'de/blog']);
    metrics.count('/de/blog', 200, 'miss', 30);
    const text = await metrics.read();
    expect(readExposition(text).size).toBeGreaterThan(10);
    expect(complaintsOf(['check', 'metrics'], text)).toBe('');
  });

  it('reads the alerts', () => {
    const { groups } = parse(readFileSync(pathTo('alerts.yml'), 'utf8')) as {
      groups: { rules: { expr: string }[] }[];
    };
    expect(groups.flatMap(({ rules }) => rules).flatMap(({ expr }) => errorsIn(expr))).toEqual([]);
    expect(complaintsOf(['check', 'rules', pathTo('alerts.yml')])).toBe('');
  });

  it('reads the queries of the dashboard', () => {
    const { panels } = JSON.parse(readFileSync(pathTo('dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    expect(panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => errorsIn(expr))).toEqual([]);
  });

  it('finds the place of an error in a query', () => {
    expect(errorsIn('site_up > ')).toHaveLength(1);
    expect(errorsIn('sum by (route) (rate(site_requests_total[5m])')).toHaveLength(1);
  });
});
