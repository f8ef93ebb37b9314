import { expect, inject, test } from 'vitest';
import type { EditedSection } from '../contract/section';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const NUL = '\u0000';

// PostgreSQL fails on both; SQLite would accept them.
test('a character that no database holds is bad input, wherever it stands', async () => {
  await admin.post<EditedSection>('/content-sections', { sectionKey: 'input' });
  const before = (await admin.get<EditedSection>('/content-sections/input')).body;
  const answers = [
    await admin.put('/content-sections/input', { translations: { de: { title: `a${NUL}` } } }),
    await admin.put('/content-sections/input', { translations: { de: { [`a${NUL}`]: 'text' } } }),
    await admin.put('/content-sections/input', { images: { hero: `/uploads/${NUL}.png` } }),
    await admin.post('/projects', { key: 'input', status: `a${NUL}` }),
    await admin.get('/content-sections/%00'),
    await admin.get('/contact-submissions?search=%00'),
    await admin.remove('/contact-submissions/%00'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect((await admin.get<EditedSection>('/content-sections/input')).body).toEqual(before);
});

test('a number that no file can have is bad input', async () => {
  await admin.post<EditedSection>('/content-sections', { sectionKey: 'file-number' });
  for (const hero of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    expect((await admin.put('/content-sections/file-number', { images: { hero } })).status).toBe(400);
  }
});

test('what is wrong is said by a code that the site can put into words', async () => {
  await admin.post<EditedSection>('/content-sections', { sectionKey: 'coded' });
  const texts = Object.fromEntries(Array.from({ length: 101 }, (_item, index) => [`name-${index}`, 'text']));
  const put = async (json: unknown) => (await admin.put('/content-sections/coded', json)).body.error.details;
  expect(await put({ translations: { de: texts } })).toEqual({
    code: 'field-too-many',
    field: 'translations.de',
    limit: 100,
  });
  expect(await put({ images: { hero: '/uploads/none.png' } })).toEqual({
    code: 'picture-unknown',
    field: 'images.hero',
  });
  expect(await put({ translations: { de: { content: 'x'.repeat(50_001) } } })).toMatchObject({
    code: 'field-too-long',
    field: 'translations.de.content',
    limit: 50_000,
  });
  expect(await put({ translations: { de: { title: NUL } } })).toEqual({ code: 'character-unstorable' });
  const order = await admin.put('/projects/order', { keys: ['nowhere'] });
  expect(order.body.error.details).toEqual({ code: 'product-unknown', field: 'keys' });
});
