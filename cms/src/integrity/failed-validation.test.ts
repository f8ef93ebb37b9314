import { yup } from '@strapi/utils';
import { expect, test } from 'vitest';

// Up to yup 0.32.9, which Strapi names, the process ended (https://github.com/jquense/yup/issues/1326).
test("a check of Strapi's that asks the database fails when the database is away", async () => {
  const isAway = new Error('connect ECONNREFUSED');
  const schema = yup.string().test('unique', 'is taken', () => Promise.reject(isAway));
  await expect(schema.validate('a key')).rejects.toBe(isAway);
});
