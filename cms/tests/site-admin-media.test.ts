import { expect, inject, test } from 'vitest';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

test('pictures are listed newest first with size, dimensions and the sections that show them', async () => {
  const unused = await uploadPicture(url, adminToken, 'unused.png');
  const used = await uploadPicture(url, adminToken, 'used.png');
  await admin.post('/content-sections', { sectionKey: 'with-media', images: { a: used.id, b: used.id } });
  const { status, body } = await admin.get<{ id: number; size: number }[]>('/media');
  expect(status).toBe(200);
  expect(body.slice(0, 2)).toEqual([
    {
      id: used.id,
      name: 'used.png',
      url: used.url,
      mime: 'image/png',
      size: expect.any(Number),
      width: 8,
      height: 8,
      alternativeText: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      usedBy: ['with-media'],
    },
    expect.objectContaining({ id: unused.id, usedBy: [] }),
  ]);
  expect(body[0]?.size).toBeGreaterThan(0.05);
  expect(body[0]?.size).toBeLessThan(0.5);
});
