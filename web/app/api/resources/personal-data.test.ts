import { erasureReceipt, personalDataExport } from 'contract/personal-data';
import { expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, administrator } = startSiteAdmin();
const email = ' Ada@Example.org ';
const post = (verb: string, json: object) =>
  administrator.call('POST', `/api/personal-data/${verb}`, { json });

it('an administrator counts, exports and erases what an address has sent', async () => {
  expect(await (await post('count', { email })).json()).toEqual({ count: 1 });
  const taken = personalDataExport.strict().parse(await (await post('export', { email })).json());
  expect(taken).toMatchObject({ email: 'ada@example.org', count: 1 });
  const receipt = await (await post('erase', { email, count: 1 })).json();
  expect(erasureReceipt.strict().parse(receipt).ids).toEqual(['m1']);
  // Servers and proxies log paths, so these must not contain the address.
  expect(strapi.requests.map(({ path }) => path).join()).not.toMatch(/ada/i);
});

it('nothing is erased when the count has changed', async () => {
  const response = await post('erase', { email, count: 2 });
  expect(await response.clone().json()).toMatchObject({ code: 'count-changed' });
  await expectRefusal(response, 409);
});

it.each([
  ['count', {}, 'field-required', 'email'],
  ['export', { email: 'ada' }, 'email-invalid', 'email'],
  ['erase', { email }, 'field-required', 'count'],
  ['erase', { email, count: -1 }, 'field-invalid', 'count'],
  ['count', { email, all: true }, 'field-unknown', 'all'],
])('%s refuses %j with %s', async (verb, json, code, field) => {
  const response = await post(verb, json);
  expect(await response.clone().json()).toMatchObject({ code, field });
  await expectRefusal(response, 400);
});
