import { expect, it } from 'vitest';
import { MESSAGE_LIMITS, MESSAGE_STATES, ORIGIN_LIMITS } from '../../../contract/message-fields';
import { attributes } from './content-types/contact-submission/schema.json';

it('the columns hold what the contract promises', () => {
  const columns = new Map<string, object>(Object.entries(attributes));
  for (const [name, maxLength] of Object.entries({ ...MESSAGE_LIMITS, ...ORIGIN_LIMITS })) {
    expect(columns.get(name), name).toMatchObject({ maxLength });
  }
  expect(attributes.handling.enum).toEqual([...MESSAGE_STATES]);
});
