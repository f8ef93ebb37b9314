import { expect, test } from '@playwright/test';
import { readExposition } from '~/health/exposition.test-support';
import { environment } from './support/environment';

async function samplesOf(name: string) {
  const answer = await fetch(environment.metricsUrl);
  expect(answer.status).toBe(200);
  return readExposition(await answer.text()).get(name) ?? [];
}

async function requestsOf(route: string): Promise<number> {
  const samples = (await samplesOf('site_requests_total')).filter(({ labels }) => labels.route === route);
  return samples.reduce((sum, { value }) => sum + value, 0);
}

test('Prometheus reads on a port of its own how often a page was asked for', async ({ request }) => {
  const before = await requestsOf('/careers');
  for (const path of ['/de/careers', '/fr/careers']) expect((await request.get(path)).status()).toBe(200);
  await expect.poll(() => requestsOf('/careers')).toBeGreaterThanOrEqual(before + 2);
  expect(await samplesOf('site_check_ok')).toContainEqual({ labels: { check: 'strapi' }, value: 1 });
  expect((await request.get('/metrics')).status()).toBe(404);
});
