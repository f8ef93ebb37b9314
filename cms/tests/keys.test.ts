import { describe, expect, inject, test } from 'vitest';
import { ORDERED_KINDS } from '../contract/ordered-kinds';
import { panel } from './panel';
import './provided';

const { url, adminToken } = inject('cms');

interface Refusal {
  error: { message: string; details: { errors: { path: string[]; message: string }[] } };
}

const TYPES = [
  { uid: 'api::section.section', field: 'sectionKey', text: {} },
  { uid: 'api::project.project', field: 'key', text: { title: 'Titel' } },
  { uid: 'api::product-text.product-text', field: 'productKey', text: {} },
  ...ORDERED_KINDS.map((kind) => ({ uid: `api::${kind}.${kind}`, field: 'key', text: { title: 'Titel' } })),
  { uid: 'api::blog-post.blog-post', field: 'slug', text: { title: 'Titel' } },
];

describe.each(TYPES)('the key of $uid', ({ uid, field, text }) => {
  const entries = panel(url, adminToken, uid);

  test('is refused with a friendly text when another entry has it, in whatever language', async () => {
    const first = await entries.create({ ...text, [field]: 'taken' });
    expect(first.status).toBe(201);
    for (const locale of ['de', 'fr']) {
      const second = await entries.create({ ...text, [field]: 'taken' }, locale);
      expect(second.status).toBe(400);
      expect(JSON.stringify(second.body)).toContain('„taken“ ist schon vergeben');
    }
  });

  test('is refused when an entry is renamed to it, and its own entry may be saved again', async () => {
    const own = await entries.create({ ...text, [field]: 'own' });
    const { documentId } = own.body.data;
    await expect(entries.save(documentId, 'de', { ...text, [field]: 'taken' })).rejects.toThrow(
      'schon vergeben',
    );
    await expect(entries.save(documentId, 'de', { ...text, [field]: 'own' })).resolves.toMatchObject({
      [field]: 'own',
    });
  });

  test('goes to one of several who take it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => entries.create({ ...text, [field]: 'contested' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect((await entries.list()).filter((entry) => entry[field] === 'contested')).toHaveLength(1);
  });

  test('is made of small letters, digits and hyphens, and the refusal says so at the field', async () => {
    const answer = await entries.create({ ...text, [field]: 'Über uns / Team' });
    expect(answer.status).toBe(400);
    const { error } = answer.body as unknown as Refusal;
    expect(error.details.errors).toMatchObject([
      { path: [field], message: expect.stringMatching(/^Bitte /) },
    ]);
    expect(error.message).toMatch(/klein|ohne Großbuchstaben/i);
  });
});
