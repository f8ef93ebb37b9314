import { errors } from '@strapi/utils';
import { accountNamed, readAccounts } from '../accounts/accounts';
import { CodeNeeded } from '../accounts/second-factor/second-step';
import type { AdminContext, AdminUser, HttpContext, HttpMiddleware, Strapi } from '../strapi';
import type { Act, Actor } from './act';
import { actingAccount, actors } from './actor';
import { isRecord } from './acts';
import { recordOrReport } from './recording';

/**
 * Sign-ins, right and wrong, at the panel and at the site's /admin. Strapi's own events tell neither the door nor, of a
 * failure, the account.
 */
export function recordSignIns(strapi: Strapi): HttpMiddleware<AdminContext> {
  const actorOf = actors(strapi, 'panel');
  const note = (context: HttpContext, action: Act['action'], account: Actor['account']) =>
    recordOrReport(strapi, { ...actorOf(context), account }, [
      { action, kind: 'account', thing: account?.id ?? null },
    ]);
  return async (context, next) => {
    const name = nameIn(context.request.body);
    try {
      await next();
    } catch (error) {
      if (name !== null && isWrong(error)) {
        await note(context, 'sign-in-failed', await accountBehind(strapi, name));
      }
      throw error;
    }
    const user = signedIn(context.body);
    if (user) await note(context, 'sign-in', actingAccount(user));
  };
}

/**
 * Strapi throws an ApplicationError for a wrong password, and so do we for a wrong code; too many attempts and unreadable
 * bodies compare none, and who still has to give a code has not failed.
 */
const isWrong = (error: unknown): boolean =>
  error instanceof errors.ApplicationError &&
  !(error instanceof CodeNeeded) &&
  !(error instanceof errors.RateLimitError) &&
  !(error instanceof errors.ValidationError);

/** What was typed is looked up and thrown away: people type passwords into the field of the name. */
async function accountBehind(strapi: Strapi, name: string): Promise<Actor['account']> {
  const account = accountNamed(name, await readAccounts(strapi));
  return account && actingAccount(account);
}

/** Panel and site send the name in different fields. */
function nameIn(body: unknown): string | null {
  const name = isRecord(body) ? (body.email ?? body.username) : null;
  return typeof name === 'string' ? name : null;
}

/** Only an answer with an access token is a sign-in: one that asks for more is none yet. */
function signedIn(answer: unknown): AdminUser | null {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  return typeof data.accessToken === 'string' && isRecord(data.user)
    ? (data.user as unknown as AdminUser)
    : null;
}
