import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runAccounts } from './accounts-command';
import { auditTrail, inShort } from './audit-trail';
import { type Cms, type Installation, removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { endWaits, type Mailbox, openMailbox, written } from './mailbox';
import { type Account, block, changeAccount, join, PASSWORD } from './people';
import { codeOf, enrol, signIn } from './second-factor';
import { makeSeededInstallation } from './seeded-installation';
import { countRows, execute, rowsOf, storedTexts } from './stored-rows';

const TAKEN_WITHIN = { timeout: 60_000, interval: 100 };
const NEW_PASSWORD = 'Neue-Redaktion-2027';
/** Of another port than the site of the tests has by default, and of no Host header. */
const SITE_URL = 'https://www.mustermed.example';

const NAMES = ['forgetful', 'racing', 'two-steps', 'kept', 'changing', 'blocked', 'bombed'] as const;
const TIMED = ['timed-1', 'timed-2', 'timed-3', 'timed-4', 'timed-5', 'timed-6'] as const;
const ASKING = ['racing', 'kept', 'changing'] as const satisfies readonly (typeof NAMES)[number][];
const INVITED = ['waiting', 'newcomer', 'by-hand', 'late'] as const;

type Person = Account & { email: string };
const people = new Map<string, Person>();
const invitations = new Map<string, { id: number; registrationToken: string }>();
const emailOf = (name: string) => `${name}@example.org`;

let mailbox: Mailbox;
let installation: Installation;
let cms: Cms;
let adminToken: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'site@mail.example',
    SITE_URL,
  };
  installation = { ...makeSeededInstallation(), settings };
  cms = await startCms(installation);
  adminToken = await logIn(cms.url, { username: 'admin', password: installation.secrets.ADMIN_PASSWORD });
  for (const name of [...NAMES, ...TIMED]) {
    people.set(name, { ...(await join(cms.url, adminToken, 'editor', name)), email: emailOf(name) });
  }
  // Their invitations, some of which come too late for a mail, would delay the mails that follow.
  await vi.waitFor(
    async () => expect(await countRows(installation.folder, 'waiting_notices')).toBe(0),
    TAKEN_WITHIN,
  );
  await endWaits(installation);
  mailbox.mails.splice(0);
  // Mails that need no preparation are ordered together, so that the tests do not wait one after the other.
  for (const name of ASKING) await ask(emailOf(name));
  for (const name of INVITED) invitations.set(name, await invite(name));
}, STARTS_STRAPI_MS);

afterAll(async () => {
  await cms.stop();
  await mailbox.close();
  removeInstallation(installation);
});

let visitors = 0;
/** Gives each request an address of its own, as the site does for its visitors. */
function from(address = `198.51.100.${++visitors}`): Record<string, string> {
  return { authorization: `Bearer ${installation.secrets.CMS_API_TOKEN}`, 'x-visitor-address': address };
}

const ask = (email: string, headers = from()) =>
  call(`${cms.url}/admin/forgot-password`, { json: { email }, headers });
const setPassword = (resetPasswordToken: string, password = NEW_PASSWORD, headers = from()) =>
  call<{ error?: { details?: { code?: string } } }>(`${cms.url}/admin/reset-password`, {
    json: { resetPasswordToken, password },
    headers,
  });
const codeIn = ({ body }: Awaited<ReturnType<typeof setPassword>>) => body.error?.details?.code;

const mailsTo = (email: string) =>
  mailbox.mails.filter(({ to }) => to[0] === email).map(({ text }) => written(text));

/** Returns the token of the latest of so many mails. */
async function tokenOf(email: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), TAKEN_WITHIN);
  const [, token = ''] = /#new-password\/([\w-]+)/.exec(mailsTo(email).at(-1) ?? '') ?? [];
  expect(token).toMatch(/^[\w-]{43}$/);
  return token;
}

function person(name: (typeof NAMES)[number] | (typeof TIMED)[number]): Person {
  const found = people.get(name);
  if (!found) throw new Error(`${name} has not joined.`);
  return found;
}

function invitation(name: (typeof INVITED)[number]) {
  const found = invitations.get(name);
  if (!found) throw new Error(`${name} is not invited.`);
  return found;
}

async function invite(name: string): Promise<{ id: number; registrationToken: string }> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${cms.url}/admin/roles`, {
    token: adminToken,
  });
  const role = roles.body.data.find(({ code }) => code === 'strapi-editor');
  const invited = await call<{ data: { id: number; registrationToken: string } }>(`${cms.url}/admin/users`, {
    token: adminToken,
    json: { email: emailOf(name), firstname: 'Ada', lastname: '', roles: [role?.id] },
  });
  expect(invited.status).toBe(201);
  return invited.body.data;
}

test('a forgotten password is set by a mailed link, once, which ends every session and begins none', async () => {
  const { email, id, token: session } = person('forgetful');
  const asked = await call(`${cms.url}/admin/forgot-password`, {
    json: { email: email.toUpperCase() },
    headers: { ...from(), host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect([asked.status, asked.body]).toEqual([204, '']);
  const link = await tokenOf(email);
  const [mail = ''] = mailsTo(email);
  for (const part of ['Subject: Neues Passwort setzen', `${SITE_URL}/admin#new-password/${link}`]) {
    expect(mail).toContain(part);
  }
  expect(mail).not.toMatch(/evil|text\/html/);

  const trail = auditTrail(installation.folder);
  const acts = await trail.during(async () => {
    const weak = await setPassword(link, 'Passwort2026!');
    expect([weak.status, codeIn(weak)]).toEqual([400, 'password-common']);
    const own = await setPassword(link, 'Forgetful@example.org1');
    expect([own.status, codeIn(own)]).toEqual([400, 'password-personal']);
    const set = await setPassword(link);
    expect([set.status, set.body, set.headers.get('set-cookie')]).toEqual([200, { data: {} }, null]);
  });
  expect(inShort(acts)).toEqual([`${email} admin save password ${id}`]);
  expect(await countRows(installation.folder, `strapi_sessions WHERE user_id = '${id}'`)).toBe(0);
  expect((await call(`${cms.url}/admin/users/me`, { token: session })).status).toBe(401);
  expect((await signIn(cms.url, { email, password: PASSWORD }, from())).status).toBe(400);
  expect((await signIn(cms.url, { email, password: NEW_PASSWORD }, from())).status).toBe(200);

  const again = await setPassword(link, 'Noch-eine-Redaktion-2028');
  expect([again.status, codeIn(again)]).toEqual([400, 'link-invalid']);
  for (const place of [cms.output(), await trail.everything()]) {
    for (const secret of [link, NEW_PASSWORD]) expect(place).not.toContain(secret);
  }
});

test('of two requests with one link at the same time one sets the password', async () => {
  const { email } = person('racing');
  const link = await tokenOf(email);
  const answers = await Promise.all(
    ['Erste-Redaktion-2027', 'Zweite-Redaktion-2027'].map((p) => setPassword(link, p)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a link opens no account with a second factor: the code is asked for as ever', async () => {
  const { email, token } = person('two-steps');
  const { secret } = await enrol(cms.url, token);
  await ask(email);
  const set = await setPassword(await tokenOf(email));
  expect([set.status, set.headers.get('set-cookie')]).toEqual([200, null]);
  const credentials = { email, password: NEW_PASSWORD };
  expect((await signIn(cms.url, credentials, from())).code).toBe('second-factor-required');
  const opened = await signIn(cms.url, { ...credentials, code: codeOf(secret, 'next') }, from());
  expect(opened.status).toBe(200);
});

test('the database keeps no link that could be used', async () => {
  const { email, id } = person('kept');
  const link = await tokenOf(email);
  const texts = await storedTexts(installation.folder, ['admin_users', 'waiting_notices']);
  expect(texts.join('\n')).not.toContain(link);
  const stored = await rowsOf(
    installation.folder,
    `SELECT reset_password_token FROM admin_users WHERE id = ${id}`,
  );
  const kept = createHash('sha256').update(link).digest('base64url');
  expect(stored).toEqual([{ reset_password_token: kept }]);
  expect((await setPassword(kept)).status).toBe(400);
});

test('a link is worthless after an hour, a newer link, a new password, a new address or a block', async () => {
  const { folder } = installation;
  const { email, id, token } = person('changing');
  const first = await tokenOf(email);
  await execute(
    folder,
    `UPDATE admin_users SET reset_password_token_expires_at = ${Date.now()} WHERE id = ${id}`,
  );
  expect(codeIn(await setPassword(first))).toBe('link-invalid');

  const account = { id, token };
  const changes: [string, object][] = [
    ['a new password', { password: 'Andere-Redaktion-2027' }],
    ['a new address', { email: emailOf('changed') }],
    ['a block', { isActive: false }],
  ];
  const hash = (link: string) => createHash('sha256').update(link).digest('base64url');
  const give = (link: string) =>
    execute(
      folder,
      `UPDATE admin_users SET reset_password_token = '${hash(link)}', reset_password_token_expires_at = ${Date.now() + 60_000} WHERE id = ${id}`,
    );
  for (const [name, change] of changes) {
    await give('a-known-link');
    await changeAccount(cms.url, adminToken, account, { firstname: 'Ada' });
    const [kept] = await rowsOf(
      folder,
      `SELECT reset_password_token AS link FROM admin_users WHERE id = ${id}`,
    );
    expect(kept?.link, `before ${name}`).toBe(hash('a-known-link'));
    await changeAccount(cms.url, adminToken, account, change);
    expect(codeIn(await setPassword('a-known-link')), name).toBe('link-invalid');
  }
});

test('unknown, blocked and invited addresses are answered alike, and get nothing', async () => {
  const blocked = person('blocked');
  await block(cms.url, adminToken, blocked);
  await tokenOf(emailOf('waiting'));
  for (const email of [emailOf('nobody'), blocked.email, emailOf('waiting')]) {
    const answer = await ask(email);
    expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    expect(await countRows(installation.folder, 'waiting_notices')).toBe(0);
  }
  expect(mailsTo(blocked.email)).toEqual([]);
  expect(mailsTo(emailOf('waiting'))).toHaveLength(1);
  expect(cms.output()).not.toMatch(/(nobody|blocked|waiting)@example/);
});

test(
  'answers for addresses with and without an account take the same time',
  async () => {
    const known: string[] = [];
    // Each may be asked for three times before its answers are those of nobody.
    for (const name of TIMED) {
      const { email } = person(name);
      known.push(email, email, email);
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const take = async (kind: keyof typeof times, email: string) => {
      const startedAt = performance.now();
      expect((await ask(email)).status).toBe(204);
      times[kind].push(performance.now() - startedAt);
    };
    for (const [round, email] of known.entries()) {
      await take('known', email);
      await take('unknown', emailOf(`nobody-${round}`));
    }
    // A busy machine adds to times and takes nothing from them, so the shortest tell what a call costs.
    const shortest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) };
    expect(Math.abs(shortest.known - shortest.unknown), JSON.stringify(shortest)).toBeLessThan(5);
  },
  STARTS_STRAPI_MS,
);

test('one account gets three mails an hour at most, and one network is refused in time', async () => {
  const { email, id } = person('bombed');
  for (let round = 0; round < 6; round += 1) expect((await ask(email)).status).toBe(204);
  const waiting = `waiting_notices WHERE way = 'account' AND recipient = '${id}'`;
  expect(await countRows(installation.folder, waiting)).toBeLessThanOrEqual(3);
  await tokenOf(email);
  const headers = from('203.0.113.9');
  const answers = await Promise.all(
    Array.from({ length: 41 }, (_, index) => ask(emailOf(`anybody-${index}`), headers)),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(40);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('links cannot be guessed from one network without a pause', async () => {
  const headers = from('203.0.113.10');
  const answers = await Promise.all(
    Array.from({ length: 41 }, (_, index) => setPassword(`guess-${index}`, NEW_PASSWORD, headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 40 }, () => 400), 429]);
});

test('whom an administrator invites gets a link that opens the account once', async () => {
  const { id } = invitation('newcomer');
  const email = emailOf('newcomer');
  const link = await tokenOf(email);
  expect(mailsTo(email)[0]).toContain('Subject: Ihr Konto in der Redaktion');
  expect(await signIn(cms.url, { email, password: NEW_PASSWORD }, from())).toMatchObject({ status: 400 });
  const acts = await auditTrail(installation.folder).during(async () => {
    const set = await setPassword(link);
    expect([set.status, set.headers.get('set-cookie')]).toEqual([200, null]);
  });
  expect(inShort(acts)).toEqual([`${email} admin save password ${id}`]);
  expect((await signIn(cms.url, { email, password: NEW_PASSWORD }, from())).status).toBe(200);
  expect(codeIn(await setPassword(link))).toBe('link-invalid');
});

test('the link that the panel shows sets a password too, without a session, and ends the mailed one', async () => {
  const { id, registrationToken } = invitation('by-hand');
  const link = await tokenOf(emailOf('by-hand'));
  const acts = await auditTrail(installation.folder).during(async () => {
    const answer = await call(`${cms.url}/admin/register`, {
      json: { registrationToken, userInfo: { firstname: 'Ada', lastname: 'Test', password: PASSWORD } },
    });
    expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
  expect(inShort(acts)).toEqual([`${emailOf('by-hand')} panel save password ${id}`]);
  expect(await countRows(installation.folder, `strapi_sessions WHERE user_id = '${id}'`)).toBe(0);
  expect(codeIn(await setPassword(link))).toBe('link-invalid');
});

test('the command line invites again who has not come yet, and nobody else', async () => {
  const email = emailOf('late');
  const first = await tokenOf(email);
  await endWaits(installation);
  const again = await runAccounts(installation, 'invite', email);
  expect(again).toEqual({ code: 0, output: expect.stringContaining('gets an invitation by mail') });
  const second = await tokenOf(email, 2);
  expect(codeIn(await setPassword(first))).toBe('link-invalid');
  expect((await setPassword(second)).status).toBe(200);
  expect(await runAccounts(installation, 'invite', email)).toEqual({
    code: 1,
    output: expect.stringContaining('waits for no invitation'),
  });
});

test('the panel learns that mails are sent', async () => {
  const { body } = await call(`${cms.url}/admin/init`);
  expect(body).toMatchObject({ data: { hasAdmin: true, sendsMail: true } });
});
