import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { logFileOf } from './cms-process';
import { call } from './http-client';
import { siteAdmin } from './site-admin';
import { execute } from './stored-rows';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const PERSONAL = ['Vertraulich', 'Geheimrat', 'private@person.example', 'Befund'];
const [lastName, firstName, email, message] = PERSONAL;

test('a query that fails says in the log why, and neither there nor in the answer with which values', async () => {
  await execute(folder, 'ALTER TABLE contact_submissions RENAME TO elsewhere');
  const sent = await call(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data: { firstName, lastName, email, message } },
  });
  const panel = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
  const searched = await call(`${panel}?_q=${email}`, { token: adminToken });
  const listed = await siteAdmin(url, adminToken).get(`/contact-submissions?search=${email}`);
  await execute(folder, 'ALTER TABLE elsewhere RENAME TO contact_submissions');

  expect([sent.status, searched.status, listed.status]).toEqual([500, 500, 500]);
  const log = readFileSync(logFileOf(folder), 'utf8');
  expect(log).toMatch(/select .*content_key. = .* - (no such table|relation)/);
  expect(log).toMatch(/select .* i?like .* - (no such table|relation)/i);
  const told = log + JSON.stringify([sent.body, searched.body, listed.body]);
  expect(PERSONAL.filter((value) => told.includes(value))).toEqual([]);
});
