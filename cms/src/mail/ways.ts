import { createHmac } from 'node:crypto';
import type { Confirmation } from '../../contract/message';
import { LINK_LIFETIME_MS, linkTarget, makeLink } from '../accounts/password-link';
import { CONTACT_SUBMISSION } from '../content-types';
import type { Environment } from '../env';
import { pluginService, type Row, type Strapi, table } from '../strapi';
import { digestOf } from './digest';
import type { Send } from './hand-over';
import { letterOf } from './letter';
import { linkLetter } from './link-letter';
import type { Way } from './notice';

const WEBHOOK_MS = 10_000;

interface EmailService {
  send(
    mail: Confirmation & { to: string; html: string; headers: Readonly<Record<string, string>> },
  ): Promise<unknown>;
}

class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  constructor(readonly status: number) {
    super();
  }
}

async function mail(strapi: Strapi, to: string, letter: Confirmation): Promise<void> {
  await pluginService<EmailService>(strapi, 'email', 'email').send({
    to,
    ...letter,
    // Without it Strapi's provider sends the text as HTML too, which has no line breaks.
    html: '',
    // Keeps notes of absence from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

const byMail =
  (strapi: Strapi): Send<'mail'> =>
  (notices, address) =>
    mail(strapi, address, letterOf(notices));

/** The server knows no such address, so that another try would be refused too. */
function isUnknownAddress(error: unknown): boolean {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

const toVisitor =
  (strapi: Strapi): Send<'visitor'> =>
  async ([confirmation], documentId) => {
    const message = await table<Row>(strapi, CONTACT_SUBMISSION).findOne({ where: { documentId } });
    // Erased, or judged to be spam, since it came.
    if (!confirmation || !message || message.handling === 'spam') return;
    try {
      await mail(strapi, String(message.email), confirmation);
    } catch (error) {
      if (!isUnknownAddress(error)) throw error;
      strapi.log.warn('A confirmation was refused for good, because its address is unknown');
    }
  };

/** Sends the last link that was asked for, unless it would come too late or the account is closed by now. */
const toAccount =
  (strapi: Strapi): Send<'account'> =>
  async (orders, id) => {
    const target = await linkTarget(strapi, Number(id));
    const order = orders.findLast(({ purpose }) => purpose === target?.purpose);
    if (!target || !order || Date.now() - Date.parse(order.at) > LINK_LIFETIME_MS[order.purpose]) return;
    const link = await makeLink(strapi, target);
    await mail(strapi, target.email, linkLetter(target.purpose, link));
  };

export function byWebhook({
  CONTACT_WEBHOOK_URL = '',
  CONTACT_WEBHOOK_SECRET = '',
}: Pick<Environment, 'CONTACT_WEBHOOK_URL' | 'CONTACT_WEBHOOK_SECRET'>): Send<'webhook'> {
  return async (notices) => {
    const body = JSON.stringify({ sentAt: new Date().toISOString(), ...digestOf(notices) });
    const signature = createHmac('sha256', CONTACT_WEBHOOK_SECRET).update(body).digest('hex');
    const response = await fetch(CONTACT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature-256': `sha256=${signature}` },
      body,
      // A signed body goes to the given address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
}

export const SENDERS: {
  readonly [OneWay in Way]: (strapi: Strapi, environment: Environment) => Send<OneWay>;
} = {
  mail: byMail,
  visitor: toVisitor,
  account: toAccount,
  webhook: (_strapi, environment) => byWebhook(environment),
};
