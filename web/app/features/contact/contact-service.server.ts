import type { ContactSubmission } from 'contract/message';
import type { StorageFailure } from 'contract/refusal';
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
  | { status: 'invalid'; error: z.ZodError }
  | { status: 'refused' }
  | { status: 'conflict' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'unavailable'; code?: StorageFailure };

interface ContactServiceOptions {
  store: (submission: ContactSubmission) => Promise<void>;
  secret: string;
  limit: number;
  now?: () => number;
}

const WINDOW_MS = 10 * 60 * 1_000;

/** Validates and limits messages; Strapi stores each once (decisions E1 to E9). */
export class ContactService {
  readonly #options: Required<ContactServiceOptions>;
  readonly #senders: SenderLimit;

  constructor(options: ContactServiceOptions) {
    this.#options = { now: Date.now, ...options };
    const { limit, now } = this.#options;
    this.#senders = new SenderLimit({ limit, windowMs: WINDOW_MS, now });
  }

  async receive(fields: unknown, address: string): Promise<ContactOutcome> {
    const parsed = contactMessage.safeParse(fields);
    if (!parsed.success) return { status: 'invalid', error: parsed.error };
    const retryAfterSeconds = this.#senders.count(address);
    if (retryAfterSeconds !== null) return { status: 'limited', retryAfterSeconds };
    return this.#store(parsed.data);
  }

  async #store(message: ContactMessage): Promise<ContactOutcome> {
    const { store, secret, now } = this.#options;
    const { id, website: _website, formToken: _formToken, captchaSolved: _solved, ...fields } = message;
    const submittedAt = new Date(now()).toISOString();
    try {
      const score = spamScore(message, secret, now());
      await store({ ...fields, ...(id && { submissionId: id }), submittedAt, spamScore: score });
      return { status: 'stored' };
    } catch (error) {
      if (error instanceof StrapiRefusal && error.status === 400) return { status: 'refused' };
      if (error instanceof StrapiRefusal && error.status === 409) return { status: 'conflict' };
      log.error('A contact message could not be stored', { reason: describeError(error) });
      return { status: 'unavailable', ...(error instanceof StorageFailed && { code: error.code }) };
    }
  }
}

let service: ContactService | undefined;

export function contactService(): ContactService {
  const { SESSION_SECRET, CONTACT_LIMIT } = env();
  service ??= new ContactService({
    // The site's token may create messages, never read them.
    store: (submission) => contentClient().strapi.create('contact-submissions', submission),
    secret: SESSION_SECRET,
    limit: CONTACT_LIMIT,
  });
  return service;
}
