import { auditPage } from 'contract/audit';
import { expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, administrator } = startSiteAdmin();

it('an administrator reads a page of the audit trail, filtered by Strapi', async () => {
  const query = 'page=1&account=1&action=save&from=2026-03-01&to=2026-03-31';
  const response = await administrator.call('GET', `/api/audit?${query}`);
  expect(auditPage.strict().parse(await response.json()).total).toBe(1);
  const [path, asked] = strapi.requests.at(-1)?.path.split('?') ?? [];
  expect(path).toBe('/site-admin/audit');
  expect(Object.fromEntries(new URLSearchParams(asked))).toMatchObject(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

it.each([
  ['action=shout', 'field-not-a-choice', 'action'],
  ['from=gestern', 'field-invalid', 'from'],
  ['account=0', 'field-invalid', 'account'],
  ['page=0', 'field-invalid', 'page'],
])('refuses ?%s with %s', async (query, code, field) => {
  const response = await administrator.call('GET', `/api/audit?${query}`);
  expect(await response.clone().json()).toMatchObject({ code, field });
  await expectRefusal(response, 400);
});

it('goes into a spreadsheet in German, without becoming formulas, and without the page', async () => {
  const response = await administrator.call('GET', '/api/audit.csv?action=save&account=none');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="protokoll.csv"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toEqual([
    expect.stringContaining(
      '"Zeit";"Konto";"Zugang";"Vorgang";"Gegenstand";"Schlüssel oder Nummer";"Anzahl"',
    ),
    `"05.03.2026 14:30:00";"'=Ada";"/admin";"Gespeichert";"Abschnitt";"about";""`,
  ]);
  expect(strapi.requests.at(-1)?.path).toBe('/site-admin/audit/export?account=none&action=save');
});

it('every call in the name of an editor says that it comes from the site', async () => {
  await administrator.call('GET', '/api/audit');
  await administrator.call('PUT', '/api/appearance', { json: { primaryColor: '#112233' } });
  expect(strapi.requests.map(({ headers }) => headers['x-site-token'])).toEqual(
    strapi.requests.map(() => 't'.repeat(40)),
  );
});
