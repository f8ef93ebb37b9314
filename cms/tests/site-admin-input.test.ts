import { expect, inject, test } from 'vitest';
import { type Section, siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const NUL = '\u0000';

// PostgreSQL fails on both; SQLite would take them.
test('a character that no database holds is bad input, wherever it stands', async () => {
  await admin.post<Section>('/content-sections', { sectionKey: 'input' });
  const before = (await admin.get<Section>('/content-sections/input')).body;
  const answers = [
    await admin.put('/content-sections/input', { translations: { de: { title: `a${NUL}` } } }),
    await admin.put('/content-sections/input', { translations: { de: { [`a${NUL}`]: 'text' } } }),
    await admin.put('/content-sections/input', { images: { hero: `/uploads/${NUL}.png` } }),
    await admin.post('/projects', { key: 'input', stage: `a${NUL}` }),
    await admin.get('/content-sections/%00'),
    await admin.get('/contact-submissions?search=%00'),
    await admin.remove('/contact-submissions/%00'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect((await admin.get<Section>('/content-sections/input')).body).toEqual(before);
});

test('a number that no file can have is bad input', async () => {
  await admin.post<Section>('/content-sections', { sectionKey: 'file-number' });
  for (const hero of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    expect((await admin.put('/content-sections/file-number', { images: { hero } })).status).toBe(400);
  }
});
