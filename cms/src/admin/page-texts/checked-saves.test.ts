import { afterEach, expect, test, vi } from 'vitest';
import { checkBeforeSave, withCheckedTexts } from './checked-saves';

const BASE = 'https://cms.example';
const ENTRY = '/content-manager/collection-types/api::page-text.page-text/abc?locale=de';
const answer = new Response('{}');
const send = vi.fn(() => Promise.resolve(answer));
const checked = withCheckedTexts(send, BASE);
const save = (texts: unknown, address = ENTRY) =>
  checked(address, { method: 'PUT', body: JSON.stringify({ file: 'home', texts }) });

let stop = () => {};

afterEach(() => {
  stop();
  send.mockClear();
});

test('a save that the site refuses is not sent, and the form gets the reason at the field', async () => {
  stop = checkBeforeSave(async () => 'Zu lang');
  const refused = await save({ a: 'A' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { name: 'ValidationError', details: { errors: [{ path: ['texts'], message: 'Zu lang' }] } },
  });
  expect(send).not.toHaveBeenCalled();
});

test('the check gets the texts of the save, also as JSON in JSON', async () => {
  const check = vi.fn(async () => null);
  stop = checkBeforeSave(check);
  expect(await save({ a: 'A' })).toBe(answer);
  await save('{"a":"B"}');
  expect(check.mock.calls).toEqual([[{ a: 'A' }], [{ a: 'B' }]]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('other calls pass: readings, other types, and saves without an open form', async () => {
  stop = checkBeforeSave(async () => 'Zu lang');
  expect(await checked(ENTRY)).toBe(answer);
  expect(await save({}, ENTRY.replaceAll('page-text', 'section'))).toBe(answer);
  stop();
  expect(await save({})).toBe(answer);
});
