import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cms, type Installation, removeInstallation, runProgram, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { PASSWORD } from './people';
import { codeOf, enrol, signIn, wrongCodeOf } from './second-factor';
import { makeSeededInstallation } from './seeded-installation';
import { siteAdmin } from './site-admin';
import { execute } from './stored-rows';

const SITE = 'https://www.duty.example';

let installation: Installation;
let cms: Cms;
let routes: string[];
let admin: { email: string; password: string };

beforeAll(async () => {
  const settings = { SECOND_FACTOR_REQUIRED_FOR: 'administrators', SITE_URL: SITE };
  installation = { ...makeSeededInstallation(), settings };
  routes = await runProgram<string[]>('panel-routes.cjs', installation);
  cms = await startCms(installation);
  admin = { email: 'admin@mustermed.example', password: installation.secrets.ADMIN_PASSWORD };
});
afterAll(async () => {
  await cms.stop();
  removeInstallation(installation);
});

const fromSite = () => ({ authorization: `Bearer ${installation.secrets.CMS_API_TOKEN}` });
const atSite = async (credentials: Record<string, unknown>) =>
  (await signIn(cms.url, credentials, fromSite())).token ?? '';
const code = 'second-factor-duty';
const DUTY = { status: 403, body: { error: { details: { code } } } };

describe('an administrator without the second factor that is a duty', () => {
  test("does not get into Strapi's panel, which says where to set it up", async () => {
    const answer = await call<{ error: { message: string; details: object } }>(`${cms.url}/admin/login`, {
      json: admin,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toEqual({ code });
    expect(answer.body.error.message).toContain(`${SITE}/admin`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    // Somebody without the password learns nothing.
    const wrong = await signIn(cms.url, { ...admin, password: 'Falsch-2026-x' });
    expect(wrong).toMatchObject({ status: 400, code: undefined });
  });

  test('may only look who is signed in, set it up and sign out, of all calls that there are', async () => {
    const token = await atSite(admin);
    const open: string[] = [];
    let closed = 0;
    for (const route of routes.filter((each) => each !== 'POST /admin/logout')) {
      const [method = '', path = ''] = route.split(' ');
      const type = path.includes('/single-types/') ? 'api::appearance.appearance' : 'api::section.section';
      const address = cms.url + path.replace(':model', type).replace(/:[a-z]+(\(.*?\))?(?=\/|$)/gi, '1');
      const json = method === 'GET' ? undefined : {};
      const isForAccounts = (await call(address, { method, json })).status === 401;
      if (!isForAccounts) continue;
      const answer = await call<{ error?: { message: string; details?: { code?: string } } }>(address, {
        method,
        json,
        token,
      });
      // The route takes no session token.
      if (answer.status === 401) continue;
      if (answer.body.error?.details?.code !== code) open.push(`${answer.status} ${route}`);
      else {
        closed += 1;
        expect(answer.body.error.message).toContain(`${SITE}/admin`);
      }
    }
    expect(open).toEqual([
      '200 GET /site-admin/session',
      '200 GET /site-admin/second-factor',
      '400 POST /site-admin/second-factor',
      '400 PUT /site-admin/second-factor',
    ]);
    expect(closed).toBeGreaterThan(100);
    expect((await call(`${cms.url}/admin/logout`, { token, json: {} })).status).toBe(200);
  });

  test('may do everything again once it is set up, and cannot remove it', async () => {
    const token = await atSite(admin);
    const api = siteAdmin(cms.url, token);
    expect((await api.get('/session')).body).toMatchObject({ owesSecondFactor: true });
    expect((await api.get('/second-factor')).body).toMatchObject({ isOn: false, isDuty: true });
    expect(await api.get('/contact-submissions')).toMatchObject(DUTY);
    const { secret, recoveryCodes } = await enrol(cms.url, token, admin.password);
    expect((await api.get('/session')).body).toMatchObject({ owesSecondFactor: false });
    expect((await api.get('/contact-submissions')).status).toBe(200);
    expect((await call(`${cms.url}/admin/users/me`, { token })).status).toBe(200);
    const wanted = { ...admin, code: codeOf(secret, 'next') };
    expect((await signIn(cms.url, { ...admin, code: wrongCodeOf(secret) })).code).toBe('second-factor-wrong');
    expect((await signIn(cms.url, wanted)).status).toBe(200);

    const removal = { password: admin.password, code: recoveryCodes[0] };
    expect(await api.post('/second-factor/removal', removal)).toMatchObject(DUTY);
    expect((await api.get('/second-factor')).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isDuty: true,
    });
  });
});

describe('other accounts, and those that become administrators', () => {
  interface Role {
    id: number;
    code: string;
  }

  async function invite(token: string, name: string, role: string) {
    const roles = await call<{ data: Role[] }>(`${cms.url}/admin/roles`, { token });
    const invited = await call<{ data: { id: number; registrationToken: string } }>(
      `${cms.url}/admin/users`,
      {
        token,
        json: {
          email: `${name}@example.org`,
          firstname: name,
          lastname: '',
          roles: roles.body.data.filter((each) => each.code === role).map(({ id }) => id),
        },
      },
    );
    const registered = await call<{ error?: { message: string } }>(`${cms.url}/admin/register`, {
      json: {
        registrationToken: invited.body.data.registrationToken,
        userInfo: { firstname: name, lastname: 'Test', password: PASSWORD },
      },
    });
    return { id: invited.body.data.id, registered };
  }

  test('editors sign in with a password alone; who joins as an administrator is led to the set-up', async () => {
    // Recovers the administrator, as `npm run accounts` does: the duty stays, and a new second factor is set up.
    await execute(installation.folder, 'DELETE FROM second_factors');
    const token = await atSite(admin);
    expect((await call(`${cms.url}/admin/users/me`, { token })).status).toBe(403);
    await enrol(cms.url, token, admin.password);

    const editor = await invite(token, 'duty-editor', 'strapi-editor');
    expect(editor.registered.status).toBe(200);
    const credentials = { email: 'duty-editor@example.org', password: PASSWORD };
    const editorToken = await logIn(cms.url, credentials);
    expect((await call(`${cms.url}/admin/users/me`, { token: editorToken })).status).toBe(200);

    const newcomer = await invite(token, 'duty-admin', 'strapi-super-admin');
    expect(newcomer.registered.status).toBe(403);
    expect(newcomer.registered.body.error?.message).toContain(`${SITE}/admin`);
    expect(newcomer.registered.headers.get('set-cookie')).toBeNull();
    const joined = await atSite({ email: 'duty-admin@example.org', password: PASSWORD });
    expect(await siteAdmin(cms.url, joined).get('/audit')).toMatchObject(DUTY);
    await enrol(cms.url, joined);
    expect((await siteAdmin(cms.url, joined).get('/audit')).status).toBe(200);

    // The duty begins with the role, also for an existing session.
    const roles = await call<{ data: Role[] }>(`${cms.url}/admin/roles`, { token });
    const promoted = roles.body.data.find((each) => each.code === 'strapi-super-admin')?.id;
    await call(`${cms.url}/admin/users/${editor.id}`, { method: 'PUT', token, json: { roles: [promoted] } });
    expect(await call(`${cms.url}/admin/users/me`, { token: editorToken })).toMatchObject(DUTY);
  });
});
