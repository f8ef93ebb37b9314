import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_LIMITS } from './message-limits';

// The two sides share no code: this file is what Strapi makes its columns from.
const SCHEMA = '../../../../cms/src/api/contact-submission/content-types/contact-submission/schema.json';

it('the form promises what Strapi takes', () => {
  const { attributes } = JSON.parse(readFileSync(new URL(SCHEMA, import.meta.url), 'utf8')) as {
    attributes: Record<string, { maxLength?: number }>;
  };
  const stored = Object.keys(MESSAGE_LIMITS).map((name) => [name, attributes[name]?.maxLength]);
  expect(stored).toEqual(Object.entries(MESSAGE_LIMITS));
});
