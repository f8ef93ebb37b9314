import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { log, summarizeError } from '~/log.server';
import type { Spool, SpooledMessage } from './spool.server';

export type Delivery =
  /** `number` is of the stored message, which may be an equal one that came before. */
  | { status: 'delivered'; number: string | null }
  | { status: 'waiting' }
  | { status: 'refused' }
  | { status: 'conflict' };

interface OutboxOptions {
  spool: Spool;
  /** Returns the number of the stored message. @throws StrapiRefusal, or another error without Strapi */
  deliver: (message: SpooledMessage) => Promise<string | null>;
  /** The time that a sender waits for the delivery. */
  patienceMs: number;
  /** The time for which refused messages are kept. */
  keptMs: number;
  /** The pauses after failed attempts; the last one repeats. */
  pausesMs?: readonly number[];
}

const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000] as const;
/** Finds what another process left in the folder. */
const LOOK_EVERY_MS = 30_000;

const WAITING: Delivery = { status: 'waiting' };
/** Refusals of the message itself. Others, such as 401 or 500, pass. */
const FINAL: ReadonlyMap<number, Delivery> = new Map<number, Delivery>([
  [400, { status: 'refused' }],
  [409, { status: 'conflict' }],
  [413, { status: 'refused' }],
]);

/** Delivers what the spool holds, one message at a time, again and again until Strapi has stored it. */
export class Outbox {
  readonly #options: Required<OutboxOptions>;
  readonly #senders = new Map<string, (delivery: Delivery) => void>();
  /** How often Strapi failed at a message; the others go first, so that none holds up the rest. */
  readonly #failures = new Map<string, number>();
  #failedRounds = 0;
  #isDelivering = false;
  #hasNew = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OutboxOptions) {
    this.#options = { pausesMs: PAUSES_MS, ...options };
  }

  /** Resolves when the message is on disk, and delivered unless that takes too long. @throws StorageFailed */
  async accept(message: SpooledMessage): Promise<Delivery> {
    const name = await this.#options.spool.add(message);
    if (this.#failedRounds > 0) {
      this.#hasNew = true;
      return WAITING;
    }
    const delivery = new Promise<Delivery>((resolve) => {
      const giveUp = setTimeout(() => this.#tell(name, WAITING), this.#options.patienceMs);
      this.#senders.set(name, (outcome) => {
        clearTimeout(giveUp);
        resolve(outcome);
      });
    });
    this.start();
    return delivery;
  }

  start(): void {
    this.#hasNew = true;
    if (!this.#isDelivering) void this.#deliverAll();
  }

  state() {
    return this.#options.spool.state();
  }

  async #deliverAll(): Promise<void> {
    this.#isDelivering = true;
    clearTimeout(this.#timer);
    let isDone = true;
    while (isDone && this.#hasNew) {
      this.#hasNew = false;
      isDone = await this.#deliverRound();
    }
    this.#isDelivering = false;
    const { pausesMs } = this.#options;
    const pause = isDone ? LOOK_EVERY_MS : (pausesMs[this.#failedRounds - 1] ?? pausesMs.at(-1));
    this.#timer = setTimeout(() => this.start(), pause).unref();
  }

  /** Stops at the first message that cannot be delivered now. Returns whether there was none. */
  async #deliverRound(): Promise<boolean> {
    const { spool, keptMs } = this.#options;
    try {
      await spool.tidy(keptMs);
      for (const name of this.#inTurn(await spool.names())) this.#tell(name, await this.#deliver(name));
      if (this.#failedRounds > 0) log.info('No contact message waits for Strapi any more');
      this.#failedRounds = 0;
      return true;
    } catch (error) {
      this.#failedRounds += 1;
      if (this.#failedRounds === 1) {
        log.error('Contact messages wait until Strapi stores them', { reason: summarizeError(error) });
      }
      for (const name of [...this.#senders.keys()]) this.#tell(name, WAITING);
      return false;
    }
  }

  #inTurn(names: string[]): string[] {
    const failuresOf = (name: string) => this.#failures.get(name) ?? 0;
    return names.sort((one, other) => failuresOf(one) - failuresOf(other));
  }

  async #deliver(name: string): Promise<Delivery> {
    const { spool, deliver } = this.#options;
    const message = await spool.find(name).catch((error: unknown) => this.#setAsideDamaged(name, error));
    if (!message) return { status: 'delivered', number: null };
    try {
      const number = await deliver(message);
      await spool.remove(name);
      this.#failures.delete(name);
      return { status: 'delivered', number };
    } catch (error) {
      const final = error instanceof StrapiRefusal ? FINAL.get(error.status) : undefined;
      if (final) return this.#refuse(name, final, error);
      // `fetch` throws a TypeError if it finds no Strapi, which is not the message's doing.
      if (!(error instanceof TypeError)) this.#failures.set(name, (this.#failures.get(name) ?? 0) + 1);
      throw error;
    }
  }

  /** Keeps the message unless its sender learns of the refusal. */
  async #refuse(name: string, final: Delivery, error: unknown): Promise<Delivery> {
    this.#failures.delete(name);
    if (this.#senders.has(name)) await this.#options.spool.remove(name);
    else await this.#setAside(name, error);
    return final;
  }

  async #setAsideDamaged(name: string, error: unknown): Promise<null> {
    const isOfDisk = error instanceof Error && 'code' in error;
    if (isOfDisk) throw error;
    await this.#setAside(name, new Error('The file is damaged.'));
    return null;
  }

  async #setAside(name: string, error: unknown): Promise<void> {
    await this.#options.spool.setAside(name);
    log.error('A contact message was refused and is set aside', {
      file: name,
      reason: summarizeError(error),
    });
  }

  #tell(name: string, delivery: Delivery): void {
    this.#senders.get(name)?.(delivery);
    this.#senders.delete(name);
  }
}
