import { afterAll, expect, inject, test } from 'vitest';
import { askGraphql, siteVersion } from './http-client';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

const save = (body: object) => admin.put<{ euId: string | null }>('/home-page', body);
const EVENT_KEY = 'links-to-hidden-section';

afterAll(async () => {
  await save({ euId: null });
  await admin.remove(`/events/${EVENT_KEY}`);
});

test('a section that an administrator switches off reaches the site, and comes back', async () => {
  const before = await siteVersion(url);
  expect((await save({ euId: 'off' })).body).toMatchObject({ euId: 'off', about: null });
  expect(await siteVersion(url)).not.toBe(before);
  const read = async () => (await askGraphql(url, siteToken, '{ homePage { euId about } }')).body.data;
  expect(await read()).toEqual({ homePage: { euId: 'off', about: null } });
  expect((await save({ euId: '' })).body.euId).toBeNull();
  expect(await read()).toEqual({ homePage: { euId: null, about: null } });
});

test('the contact has no switch, and a section is on or off', async () => {
  expect((await save({ euId: 'hidden' })).status).toBe(400);
  expect((await save({ contact: 'off' })).body).not.toHaveProperty('contact');
});

test('the check of links names a link to a section that is switched off', async () => {
  const made = await admin.post('/events', {
    key: EVENT_KEY,
    title: { de: 'Termin' },
    description: { de: '[EU-ID](/#eu-id) und [Kontakt](/#contact)' },
  });
  expect(made.status).toBe(201);
  const broken = async () => {
    const path = `/link-checks?kind=event&key=${EVENT_KEY}`;
    const { body } = await admin.get<{ broken: { link: string; problem: string }[] }>(path);
    return body.broken.map(({ link, problem }) => [link, problem]);
  };
  expect(await broken()).toEqual([]);
  await save({ euId: 'off' });
  expect(await broken()).toEqual([['/#eu-id', 'place']]);
});
