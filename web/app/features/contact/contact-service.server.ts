import { messageNumber, SPAM_SCORE } from 'contract/message-fields';
import type { StorageFailure } from 'contract/refusal';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { StorageFailed } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';
import { type SharedStore, sharedStore } from '~/shared-state/shared-store.server';
import { confirmationOf } from './confirmation.server';
import { type ContactMessage, contactMessage } from './message.server';
import { idOfContent } from './message-id.server';
import { type Delivery, Outbox } from './outbox.server';
import { SenderLimit } from './sender-limit.server';
import { spamScore } from './spam-score.server';
import { Spool, type SpooledMessage } from './spool.server';

export type ContactOutcome =
  | { status: 'accepted'; number: string }
  | { status: 'invalid'; error: z.ZodError }
  | { status: 'refused' }
  | { status: 'conflict' }
  | { status: 'limited'; retryAfterSeconds: number }
  /** `id` makes a repeat the same message. */
  | { status: 'unavailable'; code: StorageFailure; id: string };

interface ContactServiceOptions {
  /** @throws StorageFailed */
  accept: (message: SpooledMessage) => Promise<Delivery>;
  secret: string;
  limit: number;
  store: SharedStore;
  now?: () => number;
}

const WINDOW_MS = 10 * 60 * 1_000;
const REMEMBERED_NUMBERS = 1_000;

/** Validates and limits messages; the outbox keeps each until Strapi has stored it (decisions E1 to E9, I8). */
export class ContactService {
  readonly #options: Required<ContactServiceOptions>;
  readonly #senders: SenderLimit;
  /** Numbers of accepted messages: a browser may send one twice. */
  readonly #latest = new LRUCache<string, true>({ max: REMEMBERED_NUMBERS });

  constructor(options: ContactServiceOptions) {
    this.#options = { now: Date.now, ...options };
    const { limit, store } = this.#options;
    this.#senders = new SenderLimit({ limit, windowMs: WINDOW_MS, store });
  }

  /** @param onNew is called for a message that is accepted for the first time, and likely no spam */
  async receive(fields: unknown, address: string, onNew: () => void = () => {}): Promise<ContactOutcome> {
    const parsed = contactMessage.safeParse(fields);
    if (!parsed.success) return { status: 'invalid', error: parsed.error };
    const retryAfterSeconds = await this.#senders.count(address);
    if (retryAfterSeconds !== null) return { status: 'limited', retryAfterSeconds };
    return this.#accept(parsed.data, onNew);
  }

  async #accept(message: ContactMessage, onNew: () => void): Promise<ContactOutcome> {
    const { accept, secret, now } = this.#options;
    const { id, website: _website, formToken: _formToken, captchaSolved: _solved, ...fields } = message;
    const receivedAt = now();
    const submissionId = id ?? idOfContent(secret, message, receivedAt);
    const number = messageNumber(submissionId);
    const score = spamScore(message, secret, receivedAt);
    try {
      const delivery = await accept({
        ...fields,
        submissionId,
        submittedAt: new Date(receivedAt).toISOString(),
        spamScore: score,
        confirmation: confirmationOf(fields.language, number),
      });
      if (delivery.status === 'refused' || delivery.status === 'conflict') return delivery;
      const stored = (delivery.status === 'delivered' ? delivery.number : null) ?? number;
      if (score < SPAM_SCORE && !this.#latest.has(stored)) onNew();
      this.#latest.set(stored, true);
      return { status: 'accepted', number: stored };
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      log.error('A contact message could not be kept', { reason: summarizeError(error) });
      return { status: 'unavailable', code: error.code, id: submissionId };
    }
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const created = z.object({ data: z.object({ documentId: z.string(), number: z.string().nullish() }) });

let outbox: Outbox | undefined;

export function contactOutbox(): Outbox {
  const { SPOOL_DIR, CONTENT_PATIENCE_MS, CONTACT_RETENTION_DAYS } = env();
  outbox ??= new Outbox({
    spool: new Spool(SPOOL_DIR),
    patienceMs: CONTENT_PATIENCE_MS,
    keptMs: CONTACT_RETENTION_DAYS * DAY_MS,
    // The site's token may create messages, never read them.
    deliver: async (message) =>
      created.parse(await contentClient().strapi.create('contact-submissions', message)).data.number ?? null,
  });
  return outbox;
}

export const deliverMessages = (): void => contactOutbox().start();

let service: ContactService | undefined;

export function contactService(): ContactService {
  const { SESSION_SECRET, CONTACT_LIMIT } = env();
  service ??= new ContactService({
    accept: (message) => contactOutbox().accept(message),
    secret: SESSION_SECRET,
    limit: CONTACT_LIMIT,
    store: sharedStore(),
  });
  return service;
}
