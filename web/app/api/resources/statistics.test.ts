import { statistics } from 'contract/statistics';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();
const QUERY = 'from=2026-01-01&to=2026-03-31&language=de';

it('an editor reads the numbers of a period in a language', async () => {
  const response = await editor.call('GET', `/api/statistics?${QUERY}`);
  expect(statistics.strict().parse(await response.json())).toMatchObject({ isOn: true, since: '2026-01-01' });
  expect(strapi.requests.at(-1)?.path).toBe(`/site-admin/statistics?${QUERY}`);
});

it.each([
  ['from=gestern&to=2026-03-31', 'field-invalid', 'from'],
  ['from=2026-01-01', 'field-required', 'to'],
  [`${QUERY}e`, 'field-not-a-choice', 'language'],
])('refuses ?%s with %s', async (query, code, field) => {
  const response = await editor.call('GET', `/api/statistics?${query}`);
  expect(await response.clone().json()).toMatchObject({ code, field });
  await expectRefusal(response, 400);
});

it('go into a spreadsheet in German, without becoming formulas', async () => {
  const response = await editor.call('GET', `/api/statistics.csv?${QUERY}`);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="zahlen.csv"');
  expect((await response.text()).trim().split('\r\n')).toEqual([
    expect.stringContaining('"Tag";"Art";"Name";"Sprache";"Anzahl"'),
    `"2026-03-05";"Einstiege von anderen Websites";"'=example.org";"de";"7"`,
  ]);
  expect(strapi.requests.at(-1)?.path).toBe(`/site-admin/statistics/export?${QUERY}`);
});

it('are none where nothing is counted, and Strapi is not asked', async () => {
  const environment = await import('~/env.server');
  const settings = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...settings, STATISTICS: false });
  onTestFinished(() => void vi.restoreAllMocks());
  const asked = strapi.requests.length;
  const response = await editor.call('GET', `/api/statistics?${QUERY}`);
  expect(await response.json()).toEqual({ isOn: false, since: null, weeks: [], names: [] });
  const table = await editor.call('GET', `/api/statistics.csv?${QUERY}`);
  expect((await table.text()).trim().split('\r\n')).toHaveLength(1);
  const paths = strapi.requests.slice(asked).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('statistics'))).toEqual([]);
});
