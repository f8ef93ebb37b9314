import { ORDERED_PLURALS } from 'contract/ordered-kinds';
import type { ActiveProject } from 'contract/project';
import { makeAttempt } from '../support/attempts';
import { test as base, expect, sectionAddress, signIn } from '../support/contract-test';
import { environment } from '../support/environment';
import { block, join, remove } from '../support/people';
import { readRoleTable } from '../support/role-table';
import { expectRefused, type SiteApi } from '../support/site-api';

/** `blocked` holds a session from before the block, `token` is the site's own token for Strapi. */
const TABLE = readRoleTable(`
  call                                 stranger  token  blocked  author  editor  administrator

  GET    /api/projects/active             200     200     200      200     200        200
  GET    /api/projects                    200     200     200      200     200        200
  POST   /api/projects                    401     401     401      403     201        201
  PUT    /api/projects/order              401     401     401      403     400        400
  PUT    /api/projects/{key}              401     401     401      403     200        200
  DELETE /api/projects/{key}              401     401     401      403     200        200

${ORDERED_PLURALS.map(
  (plural) => `
  GET    /api/${plural}                   401     401     401      200     200        200
  POST   /api/${plural}                   401     401     401      403     201        201
  PUT    /api/${plural}/order             401     401     401      403     400        400
  PUT    /api/${plural}/{key}             401     401     401      403     200        200
  DELETE /api/${plural}/{key}             401     401     401      403     200        200
`,
).join('')}
  GET    /api/redirects                   401     401     401      200     200        200
  POST   /api/redirects                   401     401     401      403     201        201
  PUT    /api/redirects/{key}             401     401     401      403     200        200
  DELETE /api/redirects/{key}             401     401     401      403     200        200
  POST   /api/redirects-import            401     401     401      403     200        200
  GET    /api/missed-addresses            401     401     401      200     200        200
  DELETE /api/missed-addresses/{id}       401     401     401      403     404        404

  GET    /api/product-texts/{key}         401     401     401      200     200        200
  PUT    /api/product-texts/{key}         401     401     401      403     200        200

  GET    /api/page-texts                  401     401     401      200     200        200
  GET    /api/page-texts/{file}           401     401     401      200     200        200
  PUT    /api/page-texts                  401     401     401      403     200        200
  POST   /api/page-texts-check            401     401     401      200     200        200
  GET    /api/texts-export                401     401     401      200     200        200
  POST   /api/texts-import                401     401     401      403     200        200

  GET    /api/content-sections            200     200     200      200     200        200
  POST   /api/content-sections            401     401     401      403     201        201
  GET    /api/content-sections/{key}      200     200     200      200     200        200
  PUT    /api/content-sections/{key}      401     401     401      403     200        200
  DELETE /api/content-sections/{key}      401     401     401      403     200        200

  GET    /api/contact-submissions         401     401     401      403     200        200
  GET    /api/contact-submissions.csv     401     401     401      403     200        200
  GET    /api/contact-submissions/unread  401     401     401      403     200        200
  GET    /api/contact-submissions/{id}    401     401     401      403     200        200
  PUT    /api/contact-submissions/{id}    401     401     401      403     200        200
  DELETE /api/contact-submissions/{id}    401     401     401      403     200        200

  POST   /api/personal-data/count         401     401     401      403     403        200
  POST   /api/personal-data/export        401     401     401      403     403        200
  POST   /api/personal-data/erase         401     401     401      403     403        200
  GET    /api/audit                       401     401     401      403     403        200
  GET    /api/audit.csv                   401     401     401      403     403        200
  GET    /api/statistics                  401     401     401      403     200        200
  GET    /api/statistics.csv              401     401     401      403     200        200

  GET    /api/blog                        200     200     200      200     200        200
  GET    /api/blog/{slug}                 200     200     200      200     200        200

  GET    /api/posts                       401     401     401      200     200        200
  GET    /api/link-checks                 401     401     401      200     200        200
  GET    /api/links-here                  401     401     401      200     200        200
  GET    /api/reports                     401     401     401      200     200        200
  POST   /api/reports                     401     401     400      400     400        400

  POST   /api/upload                      401     401     401      200     200        200
  POST   /api/pdfs                        401     401     401      200     200        200
  GET    /api/media                       401     401     401      200     200        200
  GET    /api/media/{id}                  401     401     401      200     200        200
  PUT    /api/media/{id}                  401     401     401      403     200        200
  DELETE /api/media/{id}                  401     401     401      403     200        200

  GET    /api/translations                401     401     401      200     200        200
  GET    /api/translations/{kind}/{key}   401     401     401      200     200        200
  PUT    /api/translations/{kind}/{key}   401     401     401      403     200        200
  GET    /api/history/{kind}/{key}        401     401     401      200     200        200
  POST   /api/history/{kind}/{key}/{id}   401     401     401      403     201        201
  GET    /api/deleted/{kind}              401     401     401      403     200        200
  POST   /api/deleted/{kind}/{id}         401     401     401      403     201        201
  GET    /api/appearance                  401     401     401      200     200        200
  PUT    /api/appearance                  401     401     401      403     200        200
  GET    /api/home-page                   401     401     401      200     200        200
  PUT    /api/home-page                   401     401     401      403     403        200
  GET    /api/company                     401     401     401      200     200        200
  PUT    /api/company                     401     401     401      403     200        200
  GET    /api/service-status              401     401     401      200     200        200
  PUT    /api/service-status              401     401     401      403     200        200
  GET    /api/notifications               401     401     401      403     200        200
  PUT    /api/notifications               401     401     401      403     200        200
  GET    /api/admin/session               401     401     401      200     200        200

  GET    /api/drafts                      401     401     401      200     200        200
  PUT    /api/drafts/{kind}/{key}         401     401     401      200     200        200
  POST   /api/publications                401     401     401      409     409        409
  GET    /api/plans                       401     401     401      200     200        200
  POST   /api/plans                       401     401     401      409     409        409
  PUT    /api/plans/{id}                  401     401     401      404     404        404
  DELETE /api/plans/{id}                  401     401     401      404     404        404

  GET    /api/admin/second-factor         401     401     401      200     200        200
  POST   /api/admin/second-factor         401     401     401      400     400        400
  PUT    /api/admin/second-factor         401     401     401      400     400        400
  POST   /api/admin/second-factor/recovery-codes  401  401  401    409     409        409
  POST   /api/admin/second-factor/removal 401     401     401      400     400        400
`);

const FOR_ALL = [
  'POST /api/contact',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/admin/password-links',
  'POST /api/admin/password-links',
  'POST /api/admin/new-password',
  'GET /api/openapi.json',
];

const siteToken = process.env.CMS_API_TOKEN ?? '';

const test = base.extend<object, { token: SiteApi; blocked: SiteApi; actors: Record<string, SiteApi> }>({
  token: [
    async ({ openApi }, use) => {
      await use(await openApi({ headers: { Authorization: `Bearer ${siteToken}` } }));
    },
    { scope: 'worker' },
  ],

  blocked: [
    async ({ openApi }, use) => {
      const person = await join('editor');
      const api = await openApi();
      await signIn(api, person);
      // As a header, so that it is sent even after the site clears the cookie.
      const withCookie = await openApi({ headers: { Cookie: await api.cookies() } });
      expect((await withCookie.get('/api/admin/session')).status).toBe(200);
      await block(person);
      await use(withCookie);
      await remove(person);
    },
    { scope: 'worker' },
  ],

  actors: [
    async ({ visitor: stranger, token, blocked, author, editor, administrator }, use) => {
      await use({ stranger, token, blocked, author, editor, administrator });
    },
    { scope: 'worker' },
  ],
});

test('the table has every call of the description', ({ description }) => {
  expect([...TABLE.map(({ call }) => call), ...FOR_ALL].sort()).toEqual(description.calls.sort());
});

for (const { call, method, statuses } of TABLE) {
  test(`${call} answers to each role what the table says, and a refusal changes nothing`, async ({
    actors,
    editor,
    newSectionKey,
    newProjectKey,
    newEntryKey,
    newRedirectAddress,
    createSection,
    createProject,
    createEntry,
    createRedirect,
    sendMessage,
    uploadPicture,
    removeLater,
  }) => {
    const keys = { newSectionKey, newProjectKey, newEntryKey, newRedirectAddress };
    const own = { ...keys, createSection, createProject, createEntry, createRedirect };
    const things = { ...own, sendMessage, uploadPicture, removeLater, editor };
    const answers: Record<string, number> = {};
    for (const [role, api] of Object.entries(actors)) {
      const attempt = await makeAttempt(call, things);
      const before = await attempt.read();
      const { status, body } = await api.send(method, attempt.path, attempt.call);
      answers[role] = status;
      if (status >= 400) expect(await attempt.read(), `after ${role}`).toEqual(before);
      else attempt.removeLater?.(body);
    }
    expect(answers).toEqual(statuses);
  });
}

test('hidden products and the state of sections are for people who are signed in', async ({
  actors,
  createProject,
  createSection,
}) => {
  const { key } = await createProject({ isActive: false });
  const address = sectionAddress((await createSection()).sectionKey);
  const sees: Record<string, boolean[]> = {};
  for (const [role, api] of Object.entries(actors)) {
    const { body: products } = await api.get<ActiveProject[]>('/api/projects');
    const { body: section } = await api.get<object>(address);
    sees[role] = [products.some((product) => product.key === key), 'etag' in section];
  }
  const [nothing, everything] = [
    [false, false],
    [true, true],
  ];
  expect(sees).toEqual({
    stranger: nothing,
    token: nothing,
    blocked: nothing,
    author: everything,
    editor: everything,
    administrator: everything,
  });
});

test('an editor who is blocked during a session is out at the next call, and does not come back', async ({
  openApi,
  createSection,
  administrator,
}) => {
  const section = await createSection();
  const address = sectionAddress(section.sectionKey);
  const change = (title: string) => ({ translations: { de: { title } } });
  const person = await join('editor');
  try {
    const api = await openApi();
    await signIn(api, person);
    expect((await api.put(address, change('Vorher'))).status).toBe(200);
    const before = (await administrator.get(address)).body;

    await block(person);
    const refused = await api.put(address, change('Nachher'));
    expectRefused(refused, 401);
    expect(refused.headers['set-cookie']).toMatch(/Max-Age=0/i);
    expect((await administrator.get(address)).body).toEqual(before);
    const again = { username: person.email, password: person.password };
    expectRefused(await api.post('/api/admin/login', again), 401);
    expectRefused(await api.get('/api/admin/session'), 401);
  } finally {
    await remove(person);
  }
});

test('at Strapi itself neither the token of the site nor a session of the site opens what is for editors', async ({
  editor,
}) => {
  const cookie = await editor.cookies();
  expect(cookie).toMatch(/=./);
  const question = await fetch(`${environment.cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${siteToken}` },
    body: JSON.stringify({ query: '{ appearance { bodyFont } }' }),
  });
  expect(question.status, 'what the token is for').toBe(200);
  const keys: Record<string, string>[] = [{}, { Authorization: `Bearer ${siteToken}` }, { Cookie: cookie }];
  const calls = [
    ...TABLE.map(({ method, path }) => [method, path.replace('/api/', '/site-admin/')] as const),
    ['POST', '/upload'] as const,
    ['GET', '/admin/users'] as const,
  ];
  // Calls that the site makes on behalf of others.
  const ofTheSite = [
    '/site-admin/projects/active',
    '/site-admin/contact-submissions.csv',
    '/site-admin/audit.csv',
    '/site-admin/statistics.csv',
    '/site-admin/page-texts-check',
    '/site-admin/upload',
    '/site-admin/pdfs',
    '/site-admin/blog',
    '/site-admin/blog/{slug}',
  ];
  for (const [method, path] of calls.filter(([, candidate]) => !ofTheSite.includes(candidate))) {
    const address =
      environment.cmsUrl +
      path
        .replace('/site-admin/admin/', '/site-admin/')
        .replace('{kind}', 'section')
        .replace(/\{\w+\}/, 'about');
    for (const headers of keys) {
      const { status } = await fetch(address, { method, headers });
      expect(status, `${method} ${path} with ${Object.keys(headers)}`).toBe(401);
    }
  }
});
