// Lets browser tests stop and start servers, only on loopback and behind a secret path.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** @typedef {'cms' | 'web' | 'copy'} Side */
/** @typedef {Readonly<Record<string, string>>} Settings */

/** The site gives up a hung Strapi after 2.5 times this, before a browser test gives up. */
const IMPATIENT = { CONTENT_PATIENCE_MS: '4000' };

/** No folder can be made there. */
const UNWRITABLE = { SPOOL_DIR: '/dev/null' };

/** @param {number} port of a mail server of the tests */
const mailing = (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@mail.example' });

/**
 * Answers POST to one of `actions` with 204 once it is done.
 * @param {{ start: (side: Side, settings?: Settings) => Promise<void>, stop: (side: Side) => Promise<void>,
 *   pause: () => Promise<void>, resume: () => Promise<void> }} site
 * @param {number} mailPort @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startControlServer(site, mailPort) {
  const secretPath = `/${randomUUID()}`;
  /** @param {Side} side @param {Settings} [settings] */
  async function restart(side, settings) {
    await site.stop(side);
    await site.start(side, settings);
  }
  /** @type {Record<string, () => Promise<void>>} */
  const actions = {
    '/cms/stop': () => site.stop('cms'),
    '/cms/start': () => site.start('cms'),
    '/cms/pause': () => site.pause(),
    '/cms/resume': () => site.resume(),
    '/web/stop': () => site.stop('web'),
    '/web/start': () => site.start('web'),
    '/copy/stop': () => site.stop('copy'),
    '/copy/start': () => site.start('copy'),
    '/cms/restart': () => restart('cms'),
    '/cms/restart-mailing': () => restart('cms', mailing(mailPort)),
    '/web/restart': () => restart('web'),
    '/web/restart-impatient': () => restart('web', IMPATIENT),
    '/web/restart-unwritable': () => restart('web', UNWRITABLE),
  };
  const server = createServer((request, response) => {
    const path = request.url?.startsWith(secretPath) ? request.url.slice(secretPath.length) : '';
    const act = request.method === 'POST' ? actions[path] : undefined;
    if (!act) {
      response.writeHead(404).end();
      return;
    }
    act().then(
      () => response.writeHead(204).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The control server has no port');
  return {
    url: `http://127.0.0.1:${address.port}${secretPath}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
