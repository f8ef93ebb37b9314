import { createHmac } from 'node:crypto';
import type { Environment } from '../env';
import { pluginService, type Strapi } from '../strapi';
import type { HandOver } from './hand-over';
import { letterOf } from './letter';
import type { Way } from './notice';

const WEBHOOK_MS = 10_000;

interface EmailService {
  send(mail: { to: string; subject: string; text: string; html: string }): Promise<unknown>;
}

class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  constructor(readonly status: number) {
    super();
  }
}

type Send = HandOver['send'];

const byMail =
  (strapi: Strapi): Send =>
  async (notices, to) => {
    // Without `html` Strapi's provider sends the text as HTML too, which has no line breaks.
    const mail = { to, ...letterOf(notices), html: '' };
    await pluginService<EmailService>(strapi, 'email', 'email').send(mail);
  };

export function byWebhook({
  CONTACT_WEBHOOK_URL = '',
  CONTACT_WEBHOOK_SECRET = '',
}: Pick<Environment, 'CONTACT_WEBHOOK_URL' | 'CONTACT_WEBHOOK_SECRET'>): Send {
  return async (notices) => {
    const body = JSON.stringify({ sentAt: new Date().toISOString(), notices });
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

export const sendBy = (strapi: Strapi, environment: Environment, way: Way): Send =>
  way === 'mail' ? byMail(strapi) : byWebhook(environment);
