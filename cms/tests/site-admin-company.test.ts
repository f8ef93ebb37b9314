import { afterAll, expect, inject, test } from 'vitest';
import { COMPANY_FIELD_NAMES } from '../contract/company-fields';
import { askGraphql, call, siteVersion } from './http-client';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

type Company = Record<string, string | null> & { etag: string };

const EMPTY = Object.fromEntries(COMPANY_FIELD_NAMES.map((field) => [field, null]));
const read = async () => (await admin.get<Company>('/company')).body;
const save = (body: object, etag?: string) => admin.put<Company>('/company', body, etag);

afterAll(() => save(EMPTY));

test('is empty at first, which means the built-in values', async () => {
  expect(await read()).toMatchObject({ ...EMPTY, etag: expect.any(String) });
});

test('a save changes what it names, reaches the site, changes its version and is in the history', async () => {
  const before = await siteVersion(url);
  expect((await save({ telephone: ' +49 821 123456 ', copyrightYear: '2027' })).status).toBe(200);
  expect((await save({ copyrightYear: '' })).body).toMatchObject({ ...EMPTY, telephone: '+49 821 123456' });
  expect(await siteVersion(url)).not.toBe(before);
  const { body } = await askGraphql(url, siteToken, '{ company { telephone copyrightYear } }');
  expect(body.data).toEqual({ company: { telephone: '+49 821 123456', copyrightYear: null } });
  const history = await admin.get<{ items: { field: string; before: unknown; after: unknown }[] }>(
    '/history/company/company?pageSize=1',
  );
  expect(history.body.items).toMatchObject([{ field: 'copyrightYear', before: '2027', after: null }]);
});

test('a save from an older state answers 409 with what is there', async () => {
  const { etag } = await read();
  const first = await save({ city: 'Ulm' }, etag);
  const second = await save({ city: 'Kempten' }, etag);
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(second.body.error.details.current).toEqual(first.body);
});

test.each([
  { email: 'kontakt' },
  { telephone: 'nach Vereinbarung' },
  { country: 'Deutschland' },
  { copyrightYear: '25' },
  { brand: 'x'.repeat(101) },
  { legalName: 5 },
])('%j is refused with 400', async (body) => {
  const before = await read();
  expect((await save(body)).status).toBe(400);
  expect(await read()).toEqual(before);
});

test("Strapi's panel refuses the same, with advice at the field", async () => {
  const single = `${url}/content-manager/single-types/api::company.company`;
  const { status, body } = await call<{ error: { message: string } }>(single, {
    method: 'PUT',
    token: adminToken,
    json: { email: 'kontakt' },
  });
  expect(status).toBe(400);
  expect(body.error.message).toContain('E-Mail-Adresse');
});
