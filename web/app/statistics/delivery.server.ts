import { randomUUID } from 'node:crypto';
import { COUNTS_OF_BATCH, type StatisticsBatch } from 'contract/statistics';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { log, summarizeError } from '~/log.server';
import type { Batches } from './batches.server';
import type { Counts } from './counts';

interface DeliveryOptions {
  counts: Counts;
  batches: Batches;
  /** @throws StrapiRefusal, or another error if Strapi is unreachable */
  deliver: (batch: StatisticsBatch, signal: AbortSignal) => Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Stays, with the end of running requests, below the time after which `npm start` kills the process. */
const PATIENCE_AT_STOP_MS = 1_500;
/** Refusals of the batch itself. */
const FINAL: readonly number[] = [400, 413];

export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #run = randomUUID();
  readonly #stopping = new AbortController();
  #number = 0;
  #isFailing = false;
  #last: Promise<void> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  write(): Promise<void> {
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PATIENCE_MS)]);
    this.#last = this.#last.then(() => this.#write(signal));
    return this.#last;
  }

  /** Writes the rest; what Strapi does not take in time waits on the disk for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#last;
    await this.#write(AbortSignal.timeout(PATIENCE_AT_STOP_MS));
  }

  async #write(signal: AbortSignal): Promise<void> {
    try {
      await this.#keep();
      await this.#deliver(signal);
      if (this.#isFailing) log.info('Strapi has all statistics again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        log.warn('Statistics wait until Strapi stores them', { reason: summarizeError(error) });
      this.#isFailing = true;
    }
  }

  async #keep(): Promise<void> {
    const { counts, batches } = this.#options;
    const rest = counts.take();
    try {
      while (rest.length > 0) {
        const batch = { run: this.#run, number: this.#number + 1, counts: rest.slice(0, COUNTS_OF_BATCH) };
        await batches.add(batch);
        this.#number = batch.number;
        rest.splice(0, COUNTS_OF_BATCH);
      }
    } finally {
      counts.putBack(rest);
    }
  }

  async #deliver(signal: AbortSignal): Promise<void> {
    const { batches, deliver } = this.#options;
    for (const name of await batches.names()) {
      try {
        const batch = await batches.find(name);
        if (batch) await deliver(batch, signal);
        await batches.remove(name);
      } catch (error) {
        if (!isFinal(error)) throw error;
        await batches.setAside(name);
        log.error('Statistics cannot be stored and are set aside', {
          file: name,
          reason: summarizeError(error),
        });
      }
    }
  }
}

/** A damaged file, and what Strapi will never take. */
const isFinal = (error: unknown): boolean =>
  error instanceof StrapiRefusal
    ? FINAL.includes(error.status)
    : error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError');
