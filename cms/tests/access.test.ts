import { describe, expect, inject, test } from 'vitest';
import { ORDERED_PLURALS } from '../contract/ordered-kinds';
import { askGraphql, call } from './http-client';
import './provided';

const { url, siteToken } = inject('cms');
const CALLERS = { 'no token': undefined, 'a wrong token': 'x'.repeat(43), 'the site': siteToken };
const CONTACT = {
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: 'ada@example.org',
  message: 'Guten Tag',
  interest: 'attrian-identity',
  language: 'de',
};

// Kubernetes restarts by the first, and sends requests by the second (docs/operations.md).
test.each([
  ['/_health', 204],
  ['/site-version', 200],
])('%s answers %i to everybody', async (path, status) => {
  expect((await call(url + path, {})).status).toBe(status);
});

describe('REST', () => {
  type Row = [method: string, path: string, anonymous: number, site: number];
  const table: Row[] = [
    ['GET', '/api/sections', 401, 200],
    ['GET', '/api/projects', 401, 200],
    ['GET', '/api/product-texts', 401, 200],
    ...ORDERED_PLURALS.flatMap((plural): Row[] => [
      ['GET', `/api/${plural}`, 401, 200],
      ['POST', `/api/${plural}`, 405, 405],
    ]),
    ['GET', '/api/blog-posts', 401, 200],
    ['GET', '/api/appearance', 401, 200],
    ['PUT', '/api/appearance', 405, 405],
    ['GET', '/api/home-page', 401, 200],
    ['PUT', '/api/home-page', 405, 405],
    ['GET', '/api/company', 401, 200],
    ['PUT', '/api/company', 405, 405],
    ['GET', '/api/service-status', 401, 200],
    ['PUT', '/api/service-status', 405, 405],
    ['GET', '/api/notification', 404, 404],
    ['POST', '/api/projects', 405, 405],
    ['PUT', '/api/projects/abc', 405, 405],
    ['DELETE', '/api/projects/abc', 405, 405],
    ['GET', '/api/contact-submissions', 404, 404],
    ['GET', '/api/contact-submissions/abc', 404, 404],
    ['PUT', '/api/contact-submissions/abc', 405, 405],
    ['DELETE', '/api/contact-submissions/abc', 405, 405],
    ['POST', '/api/contact-submissions', 401, 400],
    ['GET', '/api/upload/files', 401, 403],
    ['POST', '/api/upload', 401, 403],
    ['GET', '/api/i18n/locales', 401, 403],
    ['POST', '/api/auth/local', 405, 405],
    ['POST', '/api/auth/local/register', 405, 405],
    ['GET', '/content-manager/collection-types/api::contact-submission.contact-submission', 401, 401],
    ['GET', '/admin/users', 401, 401],
    ['GET', '/admin/api-tokens', 401, 401],
    ['POST', '/admin/register-admin', 400, 400],
    ['GET', '/mcp', 404, 404],
    ['GET', '/openapi.json', 404, 404],
  ];

  test.each(table)(
    '%s %s answers %i without a token and %i to the site',
    async (method, path, anonymous, site) => {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {};
      const statusFor = async (token?: string) => (await call(url + path, { method, token, json })).status;
      expect([
        await statusFor(),
        await statusFor(CALLERS['a wrong token']),
        await statusFor(siteToken),
      ]).toEqual([anonymous, anonymous, site]);
    },
  );

  test.each([
    'populate=createdBy',
    'filters[createdBy][email][$contains]=a',
    'filters[updatedBy][resetPasswordToken][$null]=false',
    'sort=createdBy.email',
    'unknown=1',
  ])('refuses to look behind the content: ?%s', async (query) => {
    expect((await call(`${url}/api/projects?${query}`, { token: siteToken })).status).toBe(400);
  });

  test('answers no foreign origin', async () => {
    const answer = await call(`${url}/api/projects`, {
      token: siteToken,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-allow-origin') || null).toBeNull();
  });
});

describe('contact submissions', () => {
  const send = (data: unknown, token: string | undefined = siteToken) =>
    call<{ data?: object; error?: { details: { fields: string[] } } }>(`${url}/api/contact-submissions`, {
      token,
      json: { data },
    });

  test('are taken from the site, which learns the id, the number and nothing else', async () => {
    const answer = await send(CONTACT);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
      number: null,
    });
  });

  test('are taken with a message of 20,000 characters, an unknown interest and unknown fields', async () => {
    const answer = await send({
      ...CONTACT,
      message: 'x'.repeat(20_000),
      interest: 'something new',
      other: 1,
    });
    expect(answer.status).toBe(201);
  });

  test.each([
    ['firstName', ' '],
    ['lastName', undefined],
    ['email', 'not an address'],
    ['message', ''],
    ['message', 'x'.repeat(20_001)],
    ['company', 'x'.repeat(201)],
    ['spamScore', -1],
  ])('are refused with 400 that names the field when %s is wrong', async (field, value) => {
    const answer = await send({ ...CONTACT, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.details.fields).toEqual([field]);
  });

  test('arrive in the panel with their time, and without line breaks in what may become a mail header', async () => {
    const sentAt = Date.now();
    await send({ ...CONTACT, firstName: 'Ada\r\nBcc: x@example.org', email: 'line@example.org' });
    const { adminToken: token } = inject('cms');
    const list = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
    const { body } = await call<{ results: Record<string, string>[] }>(
      `${list}?filters[email][$eq]=line@example.org`,
      { token },
    );
    expect(body.results).toHaveLength(1);
    expect(body.results[0]).toMatchObject({ firstName: 'Ada Bcc: x@example.org', spamScore: 0 });
    expect(Date.parse(body.results[0]?.submittedAt ?? '')).toBeGreaterThanOrEqual(sentAt);
  });
});

describe('GraphQL', () => {
  test('gives the site the content of a language', async () => {
    const { body } = await askGraphql(
      url,
      siteToken,
      `{ projects(locale: "en", sort: "key:desc", filters: { key: { in: ["idatik", "fhir-link"] } }) { key title features icon color stage isActive externalUrl }
         sections(locale: "*", filters: { sectionKey: { eq: "about" } }) { locale texts { name text } } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      projects: [
        {
          key: 'idatik',
          title: 'IDatik (en)',
          features: 'One\nTwo\nThree',
          icon: 'user_check',
          externalUrl: null,
        },
        { key: 'fhir-link', isActive: false },
      ],
      sections: [{ locale: 'de', texts: [{ name: 'cta', text: 'Mehr erfahren' }] }, { locale: 'en' }],
    });
  });

  test('answers nothing without a token', async () => {
    const { status, body } = await askGraphql(url, undefined, '{ projects { key } }');
    expect(status).toBe(401);
    expect(body.data).toBeNull();
  });

  test.each([
    'contactSubmissions { email }',
    'contactSubmission(documentId: "x") { email }',
    'i18NLocales { code }',
  ])('does not know %s', async (field) => {
    const { body } = await askGraphql(url, siteToken, `{ ${field} }`);
    expect(body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test.each([
    ['createProject(data: { key: "x" }) { key }', 'GRAPHQL_VALIDATION_FAILED'],
    ['deleteSection(documentId: "x") { documentId }', 'GRAPHQL_VALIDATION_FAILED'],
    ['deleteUploadFile(id: 1) { url }', 'FORBIDDEN'],
  ])('lets the site write nothing: %s', async (mutation, code) => {
    const { body } = await askGraphql(url, siteToken, `mutation { ${mutation} }`);
    expect(body.errors?.[0]?.extensions?.code).toBe(code);
  });

  test('does not reveal its schema, not even by hints', async () => {
    const schema = await askGraphql(url, siteToken, '{ __schema { types { name } } }');
    expect(schema.body.errors?.[0]?.message).toContain('introspection is not allowed');
    const typo = await askGraphql(url, siteToken, '{ project { key } }');
    expect(JSON.stringify(typo.body.errors)).not.toContain('Did you mean');
  });

  test('has no playground', async () => {
    const answer = await call<string>(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(answer.status).not.toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/sandbox|playground/i);
  });

  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: projects { key }`).join(' ');

  test.each([
    ['four reads at once', `{ ${aliases(5)} }`, '4 fields at its root'],
    [
      'a hundred fields',
      `{ projects { ${Array.from({ length: 100 }, (_, n) => `a${n}: key`).join(' ')} } }`,
      '100 fields',
    ],
    ['so many that they are not even read', `{ ${aliases(1000)} }`, 'more that 1000 tokens'],
  ])('refuses more than %s', async (_name, question, reason) => {
    const { status, body } = await askGraphql(url, siteToken, question);
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message).join()).toContain(reason);
  });

  test('answers no fragments of fragments of fragments, and at once', async () => {
    const doubling = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Project { ...F${n + 1} ...F${n + 1} }`,
    );
    const question = `{ projects { ...F0 } } ${doubling.join(' ')} fragment F40 on Project { key }`;
    const { status, body } = await askGraphql(url, siteToken, question);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('100 fields');
  });

  test.each([
    ['from an entry to its other languages', '{ projects { localizations { key } } }'],
    [
      'by which an entry is chosen through its other languages',
      '{ projects(filters: { localizations: { key: { eq: "x" } } }) { key } }',
    ],
    ['from a picture to what shows it', '{ sections { images { image { related { __typename } } } } }'],
  ])('knows no way %s', async (_name, question) => {
    const { body } = await askGraphql(url, siteToken, question);
    expect(body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('answers at most 200 entries, however many are asked for', async () => {
    const { body } = await askGraphql<{ page: { pageInfo: { pageSize: number } } }>(
      url,
      siteToken,
      '{ page: projects_connection(pagination: { pageSize: 5000 }) { pageInfo { pageSize } } }',
    );
    expect(body.data?.page.pageInfo.pageSize).toBe(200);
  });
});
