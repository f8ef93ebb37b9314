import { errors } from '@strapi/utils';
import { accountNamed, readAccounts } from '../accounts/accounts';
import { CodeNeeded } from '../accounts/second-factor/second-step';
import type { AdminContext, AdminUser, HttpContext, HttpMiddleware, Strapi } from '../strapi';
import type { Act, Actor } from './act';
import { actingAccount, actors } from './actor';
import { isRecord } from './acts';
import { recordOrReport } from './recording';

/** Strapi's own events lack the source and, after a failure, the account. */
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

/** Excludes errors before a comparison, and a code that is still to come. */
const isWrong = (error: unknown): boolean =>
  error instanceof errors.ApplicationError &&
  !(error instanceof CodeNeeded) &&
  !(error instanceof errors.RateLimitError) &&
  !(error instanceof errors.ValidationError);

/** Looks up the typed name and discards it, because people type passwords into that field. */
async function accountBehind(strapi: Strapi, name: string): Promise<Actor['account']> {
  const account = accountNamed(name, await readAccounts(strapi));
  return account && actingAccount(account);
}

function nameIn(body: unknown): string | null {
  const name = isRecord(body) ? (body.email ?? body.username) : null;
  return typeof name === 'string' ? name : null;
}

/** Requires an access token, which an answer that asks for more lacks. */
function signedIn(answer: unknown): AdminUser | null {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  return typeof data.accessToken === 'string' && isRecord(data.user)
    ? (data.user as unknown as AdminUser)
    : null;
}
