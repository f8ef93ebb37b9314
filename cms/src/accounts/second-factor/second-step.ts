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

/** What came of the second step: `owed` at the panel, where an account that must have a second factor cannot set it up. */
type StepOutcome = CodeOutcome | { is: 'owed' };

/** What is known of a request; nothing that it sends can reach these. */
const codes = new WeakMap<object, string>();
const outcomes = new WeakMap<object, StepOutcome>();
/** The account that a request has proved to be, by password and code. */
const proved = new WeakMap<object, number>();
/** Requests that renew a session there is. */
const renewals = new WeakSet<object>();

/** The password is right, and the code, or the second factor itself, is still to come: no failure. */
export class CodeNeeded extends errors.ApplicationError {}

/** Takes the code out of the body of a sign-in, and keeps it for the moment when the password has proved to be right. */
export function readCode(context: HttpContext, code: unknown): void {
  if (code === undefined || code === null || (typeof code === 'string' && code.trim() === '')) return;
  const read = secondFactorCode.safeParse(code);
  if (!read.success) throw new errors.ValidationError('The code cannot be read');
  codes.set(context, read.data);
}

/** What came of the second step of this sign-in, where there was one. */
export const outcomeOf = (context: HttpContext): StepOutcome | undefined => outcomes.get(context);

/**
 * A right password of an account with a second factor is right only with a code. It wraps the service that compares
 * passwords, so that nothing is told about second factors before the password is right.
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

/**
 * The last door: whatever calls of Strapi make a session, those known here and those of versions to come, none is stored
 * for an account with a second factor unless this request has proved it, or renews a session.
 */
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

/**
 * An invitation sets a password and signs in. One that is still open when the account has been set up otherwise must not
 * do so: it asks for no code. @throws ForbiddenError
 */
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
