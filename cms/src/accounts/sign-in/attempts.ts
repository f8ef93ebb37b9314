import { errors } from '@strapi/utils';
import { readSettings } from '../../env';
import type { HttpContext, Strapi } from '../../strapi';
import { CodeNeeded } from '../second-factor/second-step';
import { type Attempt, isRefusal, type Outcome, SignInLimit } from './sign-in-limit';
import { visitorAddresses } from './visitor-address';

interface Target {
  id: number | null;
  name: string;
}

interface Options {
  /** False for calls that the site makes with an editor's token, which share the site's address. */
  isFromVisitor?: boolean;
}

const UNCOUNTED: Attempt = { settle: () => undefined };

class SignInAttempts {
  readonly #limit = new SignInLimit({ failuresByNetwork: readSettings().LOGIN_LIMIT });
  readonly #addressOf: (context: HttpContext) => string;

  constructor(strapi: Strapi) {
    this.#addressOf = visitorAddresses(strapi);
  }

  /** Counts `next` as an attempt at an account, or at none if `findAccount` is null. */
  async make(
    context: HttpContext,
    findAccount: (() => Promise<Target>) | null,
    next: () => Promise<Outcome>,
    { isFromVisitor = true }: Options = {},
  ): Promise<void> {
    const address = isFromVisitor ? this.#addressOf(context) : '';
    const atNetwork = isFromVisitor ? this.#limit.begin(address) : UNCOUNTED;
    if (isRefusal(atNetwork)) return refuseForNow(context, atNetwork.retryAfterSeconds);
    let outcome: Outcome = 'unknown';
    try {
      const account = await findAccount?.();
      const atAccount = account && (await this.#limit.beginAt(address, account.id, account.name));
      if (atAccount && isRefusal(atAccount)) return refuseForNow(context, atAccount.retryAfterSeconds);
      try {
        outcome = await next();
      } catch (error) {
        outcome = isWrong(error) ? 'wrong' : 'unknown';
        throw error;
      } finally {
        atAccount?.settle(outcome);
      }
    } finally {
      atNetwork.settle(outcome);
    }
  }
}

const known = new WeakMap<Strapi, SignInAttempts>();

/** Shares one instance per Strapi, so that all sign-ins count against one limit. */
export function signInAttempts(strapi: Strapi): SignInAttempts {
  const attempts = known.get(strapi) ?? new SignInAttempts(strapi);
  known.set(strapi, attempts);
  return attempts;
}

/** Throws a RateLimitError and sets Retry-After. */
export function refuseForNow(context: HttpContext, retryAfterSeconds: number): never {
  context.set('Retry-After', String(retryAfterSeconds));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  throw new errors.RateLimitError(`Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${wait} noch einmal.`);
}

/** Strapi throws an ApplicationError for a wrong password or token, and other classes for failures of its own. */
const isWrong = (error: unknown) =>
  error instanceof errors.ApplicationError &&
  !(error instanceof errors.RateLimitError) &&
  !(error instanceof CodeNeeded);
