import { createHash } from 'node:crypto';
import type { ContactSubmission } from 'contract/message';
import type { StorageFailure } from 'contract/refusal';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { StorageFailed } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { env } from '~/env.server';
import { describeError, log } from '~/log.server';
import { type ContactMessage, contactMessage } from './message.server';
import { SenderLimit } from './sender-limit.server';
import { spamScore } from './spam-score.server';

export type ContactOutcome =
  | { status: 'stored' }
  /** The message is not as it has to be. */
  | { status: 'invalid'; error: z.ZodError }
  /** Strapi does not take it, for reasons that the site does not know. */
  | { status: 'refused' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'unavailable'; code?: StorageFailure };

interface ContactServiceOptions {
  store: (submission: ContactSubmission) => Promise<void>;
  secret: string;
  limit: number;
  now?: () => number;
}

const WINDOW_MS = 10 * 60 * 1_000;

/** Takes messages in: checks them, holds back floods and repeats, hands them to Strapi (decisions E1 to E8). */
export class ContactService {
  readonly #options: Required<ContactServiceOptions>;
  readonly #senders: SenderLimit;
  /** Messages of the last ten minutes by their hash, so that a second click makes no second record. */
  readonly #recent: LRUCache<string, Promise<ContactOutcome>>;

  constructor(options: ContactServiceOptions) {
    this.#options = { now: Date.now, ...options };
    const { limit, now } = this.#options;
    this.#senders = new SenderLimit({ limit, windowMs: WINDOW_MS, now });
    this.#recent = new LRUCache({ max: 5_000, ttl: WINDOW_MS, perf: { now }, ttlResolution: 0 });
  }

  async receive(fields: unknown, address: string): Promise<ContactOutcome> {
    const parsed = contactMessage.safeParse(fields);
    if (!parsed.success) return { status: 'invalid', error: parsed.error };
    const retryAfterSeconds = this.#senders.count(address);
    if (retryAfterSeconds !== null) return { status: 'limited', retryAfterSeconds };

    const hash = hashOf(parsed.data);
    const earlier = this.#recent.get(hash);
    if (earlier) return earlier;
    const outcome = this.#store(parsed.data);
    this.#recent.set(hash, outcome);
    if ((await outcome).status !== 'stored') this.#recent.delete(hash);
    return outcome;
  }

  async #store(message: ContactMessage): Promise<ContactOutcome> {
    const { store, secret, now } = this.#options;
    const { website: _website, formToken: _formToken, captchaSolved: _captchaSolved, ...fields } = message;
    const submittedAt = new Date(now()).toISOString();
    try {
      await store({ ...fields, submittedAt, spamScore: spamScore(message, secret, now()) });
      return { status: 'stored' };
    } catch (error) {
      if (error instanceof StrapiRefusal && error.status === 400) {
        return { status: 'refused' };
      }
      log.error('A contact message could not be stored', { reason: describeError(error) });
      return { status: 'unavailable', ...(error instanceof StorageFailed && { code: error.code }) };
    }
  }
}

function hashOf({ firstName, lastName, email, company, interest, message }: ContactMessage): string {
  const parts = JSON.stringify([firstName, lastName, email, company, interest, message]);
  return createHash('sha256').update(parts).digest('base64url');
}

let service: ContactService | undefined;

/** That of this process, made at its first use. */
export function contactService(): ContactService {
  const { SESSION_SECRET, CONTACT_LIMIT } = env();
  service ??= new ContactService({
    // The token of the site may create messages, never read them.
    store: (submission) => contentClient().strapi.create('contact-submissions', submission),
    secret: SESSION_SECRET,
    limit: CONTACT_LIMIT,
  });
  return service;
}
