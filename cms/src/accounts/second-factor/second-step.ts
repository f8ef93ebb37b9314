import { errors } from '@strapi/utils';
import { secondFactorCode } from '../../../contract/second-factor';
import {
  type HttpContext,
  type HttpMiddleware,
  type Strapi,
  service,
  setPanelMiddleware,
  table,
} from '../../strapi';
import { callerTokens } from '../caller-tokens';
import { accountOwesSecondFactor } from './duty';
import { type CodeOutcome, secondFactors } from './second-factors';

type Credentials = { email: string; password: string };
type Checked = [error: unknown, user?: { id: number } | false, info?: { message: string }];

interface Authentication {
  checkCredentials(credentials: Credentials): Promise<Checked>;
}

/** `owed`: the panel cannot set up the second factor that the account must have. */
type StepOutcome = CodeOutcome | { is: 'owed' };

const codes = new WeakMap<object, string>();
const outcomes = new WeakMap<object, StepOutcome>();
/** Accounts that requests have proved by password and code. */
const proved = new WeakMap<object, number>();
const renewals = new WeakSet<object>();

/** The password is right, and the code or the second factor itself is missing; not a failed attempt. */
export class CodeNeeded extends errors.ApplicationError {}

/** Moves the code out of the body of a sign-in until the password has been checked. */
export function readCode(context: HttpContext, code: unknown): void {
  if (code === undefined || code === null || (typeof code === 'string' && code.trim() === '')) return;
  const read = secondFactorCode.safeParse(code);
  if (!read.success) throw new errors.ValidationError('The code cannot be read');
  codes.set(context, read.data);
}

export const outcomeOf = (context: HttpContext): StepOutcome | undefined => outcomes.get(context);

/**
 * Requires a code beside the right password of an account with a second factor. Wraps the service that compares
 * passwords, so that nothing about second factors shows before the password is right.
 */
export function askForSecondFactor(strapi: Strapi): void {
  const authentication = service<Authentication>(strapi, 'admin::auth');
  const { checkCredentials } = authentication;
  const { comesFromSite } = callerTokens(strapi);
  authentication.checkCredentials = async (credentials) => {
    const checked = await checkCredentials(credentials);
    const [, user] = checked;
    if (!user) return checked;
    const context = strapi.requestContext.get();
    const checkedCode = await secondFactors(strapi).check(user.id, context && codes.get(context));
    const isAtPanel = context !== undefined && !comesFromSite(context as unknown as HttpContext);
    const isOwed =
      checkedCode.is === 'unset' && isAtPanel && (await accountOwesSecondFactor(strapi, user.id));
    const outcome: StepOutcome = isOwed ? { is: 'owed' } : checkedCode;
    if (context) outcomes.set(context, outcome);
    if (outcome.is !== 'unset' && outcome.is !== 'right') {
      return [null, false, { message: 'Second factor needed' }];
    }
    if (context && outcome.is === 'right') proved.set(context, user.id);
    return checked;
  };
}

/** Covers every call of Strapi that creates sessions, those of future versions included. */
export function refuseUnprovedSessions(strapi: Strapi): void {
  const renew: HttpMiddleware = (context, next) => {
    renewals.add(context);
    return next();
  };
  setPanelMiddleware(strapi, 'authentication.accessToken', renew);
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeCreate({ params }) {
      const account = Number((params.data as { userId: string }).userId);
      const context = strapi.requestContext.get();
      if (context && (proved.get(context) === account || renewals.has(context))) return;
      if (await secondFactors(strapi).isOn(account)) {
        throw new errors.ForbiddenError('This account signs in with a second factor');
      }
    },
  });
}

/** Throws a ForbiddenError for an invitation to an account that has a second factor by now: it asks for no code. */
export async function refuseInvitationWithSecondFactor(
  strapi: Strapi,
  registrationToken: unknown,
): Promise<void> {
  if (typeof registrationToken !== 'string') return;
  const account = await table<{ id: number }>(strapi, 'admin::user').findOne({
    where: { registrationToken },
    select: ['id'],
  });
  if (account && (await secondFactors(strapi).isOn(account.id))) {
    throw new errors.ForbiddenError(
      'Dieses Konto meldet sich in zwei Schritten an. Die Einladung gilt nicht mehr.',
    );
  }
}
