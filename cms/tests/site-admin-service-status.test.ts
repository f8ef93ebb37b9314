import { afterAll, expect, inject, test } from 'vitest';
import { SERVICE_STATUS_FIELD_NAMES } from '../contract/service-status-fields';
import { askGraphql } from './http-client';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

type Status = Record<string, string | null> & { etag: string };

const EMPTY = Object.fromEntries(SERVICE_STATUS_FIELD_NAMES.map((field) => [field, null]));
const read = async () => (await admin.get<Status>('/service-status')).body;
const save = (body: object) => admin.put<Status>('/service-status', body);

afterAll(() => save(EMPTY));

test('is empty at first, which means the built-in values', async () => {
  expect(await read()).toMatchObject(EMPTY);
});

test('a save changes what it names and reaches the site; an empty state means the built-in one again', async () => {
  await save({ idatikState: 'degraded', idatikUptime: '98,5', incidentDe: 'Die Anmeldung ist langsam.' });
  const { body } = await askGraphql(
    url,
    siteToken,
    '{ serviceStatus { idatikState idatikUptime incidentDe asOf } }',
  );
  expect(body.data).toEqual({
    serviceStatus: {
      idatikState: 'degraded',
      idatikUptime: '98,5',
      incidentDe: 'Die Anmeldung ist langsam.',
      asOf: null,
    },
  });
  expect((await save({ idatikState: '' })).body).toMatchObject({ idatikState: null, idatikUptime: '98,5' });
});

test.each([{ idatikState: 'burning' }, { idatikUptime: '101' }, { asOf: 'November' }, { asOf: '2026-13' }])(
  '%j is refused with 400',
  async (body) => {
    const before = await read();
    expect((await save(body)).status).toBe(400);
    expect(await read()).toEqual(before);
  },
);
