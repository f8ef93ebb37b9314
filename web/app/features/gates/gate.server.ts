import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GatedPage } from 'contract/audit-fields';
import { env } from '~/env.server';
import { GuessLimit } from './guess-limit.server';

/** Maps each gate to its password parameter (decisions D2), its setting and its page in the audit trail. */
export const GATES = {
  investors: { parameter: 'pwd', setting: 'INVESTORS_PASSWORD', page: 'investors-partners' },
  deck: { parameter: 'password', setting: 'DECK_PASSWORD', page: 'investment-deck' },
} as const satisfies Record<string, { parameter: string; setting: string; page: GatedPage }>;
export type GateName = keyof typeof GATES;

export type GateOutcome =
  | { status: 'open' }
  | { status: 'wrong' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'closed' };

interface GateOptions {
  password: string | null;
  limit: GuessLimit;
}

/** Protects a page by a password (decisions D1). */
export class Gate {
  readonly #password: string | null;
  readonly #limit: GuessLimit;
  readonly #key = randomBytes(32);

  constructor({ password, limit }: GateOptions) {
    this.#password = password;
    this.#limit = limit;
  }

  get hasPassword(): boolean {
    return this.#password !== null;
  }

  async try(guess: string, address: string): Promise<GateOutcome> {
    if (this.#password === null) return { status: 'closed' };
    const admitted = await this.#limit.admit(address);
    if ('retryAfterSeconds' in admitted) return { status: 'limited', ...admitted };
    if (!this.#isEqual(guess, this.#password)) return { status: 'wrong' };
    await admitted.takeBack();
    return { status: 'open' };
  }

  /** Compares exactly, in a time independent of where the texts differ and of the password's length. */
  #isEqual(guess: string, password: string): boolean {
    const digest = (text: string) => createHmac('sha256', this.#key).update(text).digest();
    return timingSafeEqual(digest(guess), digest(password));
  }
}

const gates = new Map<GateName, Gate>();

export function gateNamed(name: GateName): Gate {
  const known = gates.get(name);
  if (known) return known;
  const gate = new Gate({ password: env()[GATES[name].setting], limit: new GuessLimit(name) });
  gates.set(name, gate);
  return gate;
}
