import { createHmac, randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { NAMED_MESSAGES } from '../contract/limits';
import type { NoticesState } from '../contract/notices-state';
import { type Cms, type Installation, removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { endWaits, openMailbox as openAnyMailbox, portOf } from './mailbox';
import './provided';
import { makeSeededInstallation } from './seeded-installation';
import { siteAdmin } from './site-admin';
import { countRows } from './stored-rows';

const TAKEN_WITHIN = { timeout: 60_000, interval: 100 };
const SECRET = 'k'.repeat(40);
const RECIPIENT = 'team@mail.example';
const CONFIRMATION = { subject: 'Votre message est arrive', text: 'Bonjour,\n\nmerci.\n' };

type Close = () => unknown;
const open: Close[] = [];
afterAll(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function openMailbox() {
  const mailbox = await openAnyMailbox();
  open.push(mailbox.close);
  return mailbox;
}

/** Accepts connections and says nothing. */
async function openHangingServer(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.on('error', () => socket.destroy());
    open.push(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return { port: await portOf(server), connections: () => connections };
}

async function openWebhook() {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      // Fails at first, so that a second try is seen.
      response.writeHead(calls.length === 1 ? 503 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${await portOf(server)}/told`, calls };
}

const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'site@mail.example',
  CONTACT_NOTIFY: RECIPIENT,
});

function install(settings: Record<string, string>): Installation {
  const installation = { ...makeSeededInstallation(), settings };
  open.push(() => removeInstallation(installation));
  return installation;
}

async function start(installation: Installation): Promise<Cms> {
  const cms = await startCms(installation);
  open.push(() => cms.stop());
  return cms;
}

const send = ({ url }: Cms, { secrets }: Installation, changes: object = {}) =>
  sendTo(url, secrets.CMS_API_TOKEN, changes);

async function sendTo(url: string, token: string, changes: object = {}) {
  const submissionId = randomUUID();
  const data = {
    firstName: 'Ada',
    lastName: 'Vertraulich',
    email: 'ada@private.example',
    interest: 'meeting',
    message: 'Ein Geheimnis',
    language: 'fr',
    submissionId,
    confirmation: CONFIRMATION,
    ...changes,
  };
  const startedAt = Date.now();
  const answer = await call<{ data: { documentId: string; number: string } }>(
    `${url}/api/contact-submissions`,
    { token, json: { data } },
  );
  expect(answer.status).toBe(201);
  return { ...answer.body.data, tookMs: Date.now() - startedAt };
}

/** Each notice was taken, or waits for another try. */
const untilTried = ({ folder }: Installation) =>
  vi.waitFor(
    async () => expect(await countRows(folder, 'waiting_notices WHERE attempts = 0')).toBe(0),
    TAKEN_WITHIN,
  );

/** As it was written, with the line breaks that mails need taken out. */
const plain = (mail: string | undefined) => (mail ?? '').replaceAll('=\r\n', '').replaceAll('=C3=B6', 'ö');
const PRIVATE = /Ada|Vertraulich|private\.example|Geheimnis/;

/** These have a Strapi each and wait most of their time, so that they run side by side. */
test.concurrent(
  'a message is told by mail and by a signed call, without its text or its sender, and spam is not',
  async () => {
    const mailbox = await openMailbox();
    const webhook = await openWebhook();
    const installation = install({
      ...mailSettings(mailbox.port),
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_SECRET: SECRET,
    });
    const cms = await start(installation);
    await send(cms, installation, { spamScore: 5, message: 'Werbung' });
    expect(await countRows(installation.folder, 'waiting_notices')).toBe(0);
    const { number, documentId } = await send(cms, installation);
    const link = `http://localhost:3000/admin#messages/${documentId}`;

    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), TAKEN_WITHIN);
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual([RECIPIENT]);
    for (const part of [`Subject: Neue Nachricht ${number}: Termin`, 'From: site@mail.example', link]) {
      expect(plain(mail?.text)).toContain(part);
    }
    expect(mail?.text).not.toContain('text/html');
    expect(mail?.text).not.toMatch(PRIVATE);

    await untilTried(installation);
    await endWaits(installation);
    await vi.waitFor(() => expect(webhook.calls).toHaveLength(2), TAKEN_WITHIN);
    const [, told] = webhook.calls;
    const signature = createHmac('sha256', SECRET)
      .update(told?.body ?? '')
      .digest('hex');
    expect(told?.headers['x-signature-256']).toBe(`sha256=${signature}`);
    expect(JSON.parse(told?.body ?? '')).toEqual({
      sentAt: expect.any(String),
      notices: [{ kind: 'message', number, topic: 'meeting', language: 'fr', link }],
      furtherMessages: 0,
    });
    await vi.waitFor(
      async () => expect(await countRows(installation.folder, 'waiting_notices')).toBe(0),
      TAKEN_WITHIN,
    );
    expect(cms.output()).not.toMatch(PRIVATE);
  },
  STARTS_STRAPI_MS,
);

test.concurrent(
  'a mail server that hangs delays no answer, the mail survives a restart, and a long stop is told with it',
  async () => {
    const hanging = await openHangingServer();
    const installation = install(mailSettings(hanging.port));
    const first = await start(installation);
    const { number } = await send(first, installation);
    await vi.waitFor(() => expect(hanging.connections()).toBeGreaterThan(0), TAKEN_WITHIN);
    for (let count = 0; count < NAMED_MESSAGES + 20; count++) {
      const { tookMs } = await send(first, installation, { message: `Nachricht ${count}` });
      expect(tookMs).toBeLessThan(2_000);
    }
    const counted = await call<NoticesState>(`${first.url}/site-notices`, {
      token: installation.secrets.CMS_API_TOKEN,
    });
    expect(counted.body.map(({ way }) => way)).toEqual(['mail', 'visitor', 'account']);
    expect(counted.body[0]).toEqual({
      way: 'mail',
      waiting: NAMED_MESSAGES + 21,
      oldestSeconds: expect.any(Number),
      givenUp: 0,
    });
    expect(counted.body[0]?.oldestSeconds).toBeGreaterThan(0);
    expect((await call(`${first.url}/site-notices`)).status).toBe(401);
    await first.stop();
    const tenMinutesAgo = new Date(Date.now() - 600_000);
    utimesSync(path.join(installation.folder, 'last-alive'), tenMinutesAgo, tenMinutesAgo);
    expect(await countRows(installation.folder, 'waiting_notices')).toBe(NAMED_MESSAGES + 21);
    await endWaits(installation);

    const mailbox = await openMailbox();
    const second = await start({ ...installation, settings: mailSettings(mailbox.port) });
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), TAKEN_WITHIN);
    expect(plain(mailbox.mails[0]?.text)).toContain(
      `Subject: ${NAMED_MESSAGES + 21} neue Nachrichten, Strapi war nicht in Betrieb`,
    );
    expect(plain(mailbox.mails[0]?.text)).toContain('Weitere neue Nachrichten: 21.');
    expect(plain(mailbox.mails[0]?.text)).toContain(`Neue Nachricht ${number}`);
    await second.stop();
  },
  STARTS_STRAPI_MS,
);

test.concurrent(
  'a mail that is refused is sent when the server takes it, and the log names no address',
  async () => {
    const mailbox = await openMailbox();
    mailbox.refuse(true);
    const installation = install(mailSettings(mailbox.port));
    const cms = await start(installation);
    const { number } = await send(cms, installation);
    await vi.waitFor(() => expect(mailbox.refusals()).toBe(1), TAKEN_WITHIN);
    await vi.waitFor(
      () => expect(cms.output()).toContain('Notices by mail were not taken (EENVELOPE 550)'),
      TAKEN_WITHIN,
    );
    mailbox.refuse(false);
    await untilTried(installation);
    await endWaits(installation);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), TAKEN_WITHIN);
    expect(plain(mailbox.mails[0]?.text)).toContain(number);
    expect(cms.output()).not.toContain(RECIPIENT);
  },
  STARTS_STRAPI_MS,
);

test.concurrent(
  'editors choose who is told of a topic, and whether the visitor gets the confirmation of the site',
  async () => {
    const mailbox = await openMailbox();
    const installation = install(mailSettings(mailbox.port));
    const cms = await start(installation);
    const token = await logIn(cms.url, {
      username: 'admin',
      password: installation.secrets.ADMIN_PASSWORD,
    });
    const { status } = await siteAdmin(cms.url, token).put('/notifications', {
      meetingRecipients: 'ada@mail.example, kim@mail.example',
      confirmation: 'on',
    });
    expect(status).toBe(200);
    await send(cms, installation, { email: 'luc@private.example' });
    await send(cms, installation, {
      confirmation: undefined,
      interest: 'none-known',
    });
    await send(cms, installation, { interest: 'general', email: 'unknown@private.example' });
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(4), TAKEN_WITHIN);
    expect(mailbox.mails.map(({ to }) => to[0]).sort()).toEqual([
      'ada@mail.example',
      'kim@mail.example',
      'luc@private.example',
      RECIPIENT,
    ]);
    const sentTo = (address: string) => plain(mailbox.mails.find(({ to }) => to[0] === address)?.text);
    expect(sentTo('luc@private.example')).toContain(`Subject: ${CONFIRMATION.subject}`);
    expect(sentTo('luc@private.example')).toContain('Bonjour,\r\n\r\nmerci.');
    expect(sentTo('luc@private.example')).not.toMatch(/Vertraulich|Geheimnis/);
    expect(sentTo('luc@private.example')).toContain('Auto-Submitted: auto-generated');
    expect(sentTo('ada@mail.example')).toContain('Thema: Termin');
    expect(sentTo(RECIPIENT)).toContain('Thema: Allgemeine Beratung');
    // An unknown address of a visitor is not tried again.
    await vi.waitFor(
      async () => expect(await countRows(installation.folder, 'waiting_notices')).toBe(0),
      TAKEN_WITHIN,
    );
    expect(mailbox.refusals()).toBe(1);
    expect(cms.output()).toContain('A confirmation was refused for good');
    expect(cms.output()).not.toMatch(PRIVATE);
  },
  STARTS_STRAPI_MS,
);

test('without a mail server a message is stored as ever, and nothing waits', async () => {
  const { url, siteToken, adminToken, folder } = inject('cms');
  const { documentId } = await sendTo(url, siteToken);
  expect(await countRows(folder, `contact_submissions WHERE document_id = '${documentId}'`)).toBe(1);
  expect(await countRows(folder, 'waiting_notices')).toBe(0);
  expect((await siteAdmin(url, adminToken).remove(`/contact-submissions/${documentId}`)).status).toBe(204);
});
