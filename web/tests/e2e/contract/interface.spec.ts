import { expect, sectionAddress, test } from '../support/contract-test';
import { environment } from '../support/environment';
import { type Call, expectRefused } from '../support/site-api';

/** The specification's table of calls (section 7), as far as built. */
const SPECIFIED = [
  'POST /api/contact',
  'GET /api/projects/active',
  'GET /api/content-sections/{key}',
  'GET /api/projects',
  'GET /api/content-sections',
  'GET /api/contact-submissions',
  'POST /api/admin/login',
  'PUT /api/content-sections/{key}',
  'POST /api/content-sections',
  'PUT /api/projects/{key}',
  'POST /api/upload',
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: `${environment.siteUrl}.evil.example` },
  { 'Sec-Fetch-Site': 'cross-site' },
];

const concrete = (path: string) => path.replace('{id}', '1').replace('{key}', 'about');

function goodCall(path: string): Call {
  if (path !== '/api/upload') return { json: {} };
  return { form: { image: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') } } };
}

test('the description names every call of the specification', async ({ description }) => {
  expect(description.calls).toEqual(expect.arrayContaining(SPECIFIED));
});

test('a method that the description does not name is 405, and Allow names those that are', async ({
  administrator,
  description,
}) => {
  const paths = [...new Set(description.calls.map((call) => call.split(' ')[1] ?? ''))];
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const named = METHODS.filter((method) => description.calls.includes(`${method} ${path}`));
    for (const method of METHODS.filter((candidate) => !named.includes(candidate))) {
      const answer = await administrator.send(method, concrete(path));
      expectRefused(answer, 405);
      const allowed = answer.headers.allow?.split(', ').filter((candidate) => candidate !== 'HEAD');
      expect(allowed?.sort(), `Allow of ${method} ${path}`).toEqual([...named].sort());
    }
  }
});

test('no write is taken from a page of another site, a form with a file included', async ({
  administrator,
  visitor,
  description,
  createSection,
}) => {
  const section = await createSection();
  const writes = description.calls.filter((call) => !call.startsWith('GET '));
  expect(writes.length).toBeGreaterThan(10);
  for (const write of writes) {
    const [method = '', path = ''] = write.split(' ');
    for (const headers of FOREIGN) {
      const answer = await administrator.send(method, concrete(path), { ...goodCall(path), headers });
      expect(answer.status, `${write} from ${JSON.stringify(headers)}`).toBe(403);
      expectRefused(answer, 403);
    }
  }
  const address = sectionAddress(section.sectionKey);
  const change = { json: { translations: { de: { title: 'Von anderswo' } } } };
  for (const headers of FOREIGN) {
    expectRefused(await administrator.send('PUT', address, { ...change, headers }), 403);
    expectRefused(await administrator.send('DELETE', address, { headers }), 403);
  }
  expect((await administrator.get(address)).body).toEqual(section);
  const own = { Origin: environment.siteUrl, 'Sec-Fetch-Site': 'same-origin' };
  expect((await administrator.send('PUT', address, { ...change, headers: own })).status).toBe(200);
  expectRefused(await visitor.send('PUT', address, { ...change, headers: own }), 401);
});

test('a write with another type of body is 415, broken JSON 400, too much 413', async ({
  editor,
  createSection,
}) => {
  const section = await createSection();
  const address = sectionAddress(section.sectionKey);
  const content = JSON.stringify({ translations: { de: { title: 'Anders' } } });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expectRefused(await editor.send('PUT', address, { raw: { type, content } }), 415);
  }
  expectRefused(await editor.send('PUT', address), 415);
  for (const broken of ['', '{', `${content},`, 'undefined']) {
    const raw = { type: 'application/json', content: broken };
    expectRefused(await editor.send('PUT', address, { raw }), 400);
  }
  for (const length of [950_000, 2_000_000]) {
    const long = JSON.stringify({ translations: { de: { content: 'x'.repeat(length) } } });
    const raw = { type: 'application/json', content: long };
    expectRefused(await editor.send('PUT', address, { raw }), 413);
  }
  expect((await editor.get(address)).body).toEqual(section);
  const raw = { type: 'application/json; charset=utf-8', content };
  expect((await editor.send('PUT', address, { raw })).status).toBe(200);
});

for (const path of ['/api', '/api/nothing', '/api/projects/active/more', '/api/admin', '/api/contact/1']) {
  test(`${path} is 404 in JSON for every method`, async ({ visitor, administrator }) => {
    for (const method of METHODS) {
      expectRefused(await visitor.send(method, path), 404);
      expectRefused(await administrator.send(method, path), 404);
    }
  });
}

test('a language in front makes no other address of a call', async ({ visitor }) => {
  for (const path of ['/de/api/projects', '/en/api/admin/session', '/API/projects']) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
});

test('the appearance can be read; what is no colour or font changes nothing', async ({ editor, visitor }) => {
  const before = await editor.get('/api/appearance');
  expect(before).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(Object.keys(before.body as object).sort()).toEqual([
    'accentColor',
    'bodyFont',
    'etag',
    'greyColor',
    'headingFont',
    'lastUpdated',
    'primaryColor',
    'updatedBy',
  ]);
  const inputs = [
    { primaryColor: 'red' },
    { greyColor: '#12345' },
    { bodyFont: 'Inter; } body { color: red' },
  ];
  for (const input of inputs) {
    expectRefused(await editor.put('/api/appearance', { headingFont: 'Georgia', ...input }), 400);
  }
  expectRefused(await visitor.get('/api/appearance'), 401);
  expectRefused(await visitor.put('/api/appearance', { bodyFont: 'Georgia' }), 401);
});
