import { expect, it } from 'vitest';
import { MESSAGE_LIMITS, MESSAGE_STATES } from '../../../contract/message-fields';
import { attributes } from './content-types/contact-submission/schema.json';

it('the columns hold what the contract promises', () => {
  const columns: Record<string, { maxLength?: number }> = attributes;
  const stored = Object.keys(MESSAGE_LIMITS).map((name) => [name, columns[name]?.maxLength]);
  expect(stored).toEqual(Object.entries(MESSAGE_LIMITS));
  expect(attributes.handling.enum).toEqual([...MESSAGE_STATES]);
});
