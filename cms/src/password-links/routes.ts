import { errors } from '@strapi/utils';
import { newPassword, passwordLinkRequest } from '../../contract/password-link';
import type { RefusalCode } from '../../contract/refusal';
import { checkAccountChange } from '../accounts/account-rules';
import { accountOfLink, setPasswordByLink } from '../accounts/password-link';
import { accountOwesSecondFactor, dutyRefusal } from '../accounts/second-factor/duty';
import { signInAttempts } from '../accounts/sign-in/attempts';
import { actingAccount, actors } from '../audit/actor';
import { isRecord } from '../audit/acts';
import { recordOrReport } from '../audit/recording';
import { readSettings } from '../env';
import { waysOf } from '../mail/notice';
import { orderLink } from '../mail/notify';
import {
  type AdminContext,
  everyPanelRoute,
  type HttpContext,
  type HttpMiddleware,
  type Strapi,
  setPanelMiddleware,
  wrapRoute,
} from '../strapi';
import { linkRequests } from './link-requests';

const sendsLinks = () => waysOf(readSettings()).includes('account');

function refuseWithoutMail(): void {
  if (sendsLinks()) return;
  const details: { code: RefusalCode } = { code: 'mail-off' };
  throw new errors.ApplicationError(
    'Diese Website verschickt keine E-Mails. Ein neues Passwort setzt, wer im Panel die Benutzer verwaltet.',
    details,
  );
}

/**
 * Replaces Strapi's ways to a password without the old one, which all answer with a session and thus pass the second
 * factor (docs/decisions/0081).
 */
export function offerPasswordLinks(strapi: Strapi): void {
  const attempts = signInAttempts(strapi);
  const requests = linkRequests(strapi);
  const actorOf = actors(strapi, 'panel');
  const recordNewPassword = (context: HttpContext, account: Parameters<typeof actingAccount>[0]) =>
    recordOrReport(strapi, { ...actorOf(context), account: actingAccount(account) }, [
      { action: 'save', kind: 'password', thing: account.id },
    ]);

  const askForLink: HttpMiddleware = (context) => {
    refuseWithoutMail();
    const read = passwordLinkRequest.safeParse(context.request.body);
    if (!read.success) throw new errors.ValidationError('The e-mail address cannot be read');
    return attempts.make(context, null, async () => {
      await requests.add(read.data.email);
      context.status = 204;
      // Every request counts, because each may send a mail.
      return 'wrong';
    });
  };

  const setPassword: HttpMiddleware = async (context) => {
    refuseWithoutMail();
    const { resetPasswordToken, password } = isRecord(context.request.body) ? context.request.body : {};
    const read = newPassword.safeParse({ token: resetPasswordToken, password });
    if (!read.success) throw new errors.ValidationError('Token or password cannot be read');
    const given = read.data;
    let weakness: unknown = null;
    await attempts.make(context, null, async () => {
      const account = await accountOfLink(strapi, given.token);
      try {
        await checkAccountChange(strapi, account.id, { password: given.password });
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        // A right link with a weak password is no guess.
        weakness = error;
        return 'unknown';
      }
      await setPasswordByLink(strapi, account, given.token, given.password);
      await recordNewPassword(context, account);
      // Without a session: the person signs in, with the second factor if there is one.
      context.body = { data: {} };
      return 'right';
    });
    if (weakness) throw weakness;
  };

  /** Ends the session that Strapi has begun; the password stays set. */
  const afterRegistration: HttpMiddleware = async (context, next) => {
    await next();
    const user = registeredIn(context.body);
    if (!user) return;
    await strapi.sessionManager('admin').invalidateRefreshToken(String(user.id));
    context.remove('Set-Cookie');
    await recordNewPassword(context, user);
    if (await accountOwesSecondFactor(strapi, user.id)) throw dutyRefusal();
    context.body = { data: {} };
  };

  const invite: HttpMiddleware<AdminContext> = async (context, next) => {
    await next();
    const id = madeIn(context.body);
    if (id === null || !sendsLinks()) return;
    try {
      await orderLink(strapi.db.connection, id, 'invitation');
    } catch (error) {
      // The account is made and must not look refused; the panel shows its link.
      const reason = error instanceof Error ? error.message : error;
      strapi.log.error(`The invitation of account ${id} could not be queued (${reason})`);
    }
  };

  const tellWhetherMailIsOn: HttpMiddleware = async (context, next) => {
    await next();
    const { data } = isRecord(context.body) ? context.body : {};
    if (isRecord(data)) context.body = { data: { ...data, sendsMail: sendsLinks() } };
  };

  const wrap = <Context extends HttpContext>(handler: string, middleware: HttpMiddleware<Context>) => {
    const found = everyPanelRoute(strapi).find(
      ({ part, route }) => part === 'admin' && route.handler === handler,
    );
    if (!found) throw new Error(`Strapi has no route for ${handler}.`);
    wrapRoute(found.route, middleware);
  };
  setPanelMiddleware(strapi, 'authentication.forgotPassword', askForLink);
  setPanelMiddleware(strapi, 'authentication.resetPassword', setPassword);
  wrap('authentication.register', afterRegistration);
  wrap('user.create', invite);
  wrap('admin.init', tellWhetherMailIsOn);
}

interface Registered {
  id: number;
  username: string | null;
  email: string;
}

function registeredIn(answer: unknown): Registered | null {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  return isRecord(data.user) && typeof data.user.id === 'number'
    ? (data.user as unknown as Registered)
    : null;
}

function madeIn(answer: unknown): number | null {
  const { data } = isRecord(answer) ? answer : {};
  return isRecord(data) && typeof data.id === 'number' ? data.id : null;
}
