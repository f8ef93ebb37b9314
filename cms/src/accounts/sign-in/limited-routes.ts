import { errors } from '@strapi/utils';
import {
  type AdminContext,
  type HttpContext,
  type HttpMiddleware,
  type Strapi,
  setPanelMiddleware,
} from '../../strapi';
import { checkAccountChange, refuseWeakPassword } from '../account-rules';
import { accountNamed, plainName, readAccounts } from '../accounts';
import { readCode, refuseInvitationWithSecondFactor } from '../second-factor/second-step';
import { signInAttempts } from './attempts';
import { secondStepProblem } from './second-step-problem';
import { saysThatPasswordIsWrong } from './wrong-password';

type Next = () => Promise<unknown>;
type Body = Record<string, unknown>;

/** Replaces names without an account, so that answer and time are those of a wrong password. */
const UNKNOWN_EMAIL = 'nobody@unknown.invalid';

/** Replaces Strapi's own limit, which counts each spelling of an e-mail, and the user name, on its own. */
export function limitSignIns(strapi: Strapi): void {
  const attempts = signInAttempts(strapi);

  const signIn: HttpMiddleware = (context, next) => {
    const { name, code, ...rest } = credentialsIn(context);
    readCode(context, code);
    let email = UNKNOWN_EMAIL;
    const findAccount = async () => {
      const account = accountNamed(name, await readAccounts(strapi));
      email = account?.email ?? UNKNOWN_EMAIL;
      return { id: account?.id ?? null, name: plainName(name) };
    };
    return attempts.make(context, findAccount, async () => {
      context.request.body = { ...rest, email };
      try {
        await next();
      } catch (error) {
        throw secondStepProblem(context) ?? error;
      }
      return context.status === 200 ? 'right' : 'unknown';
    });
  };

  /** Counts wrong current passwords, which somebody at an unlocked browser could guess. */
  const changeOwnAccount = async (context: AdminContext, next: Next) => {
    const body = bodyOf(context);
    const { id } = context.state.user;
    // Comes first, because Strapi ends the account's sessions even if it then refuses the new password.
    await checkAccountChange(strapi, id, body);
    if (body.currentPassword === undefined) return next();
    return attempts.make(
      context,
      async () => ({ id, name: '' }),
      async () => {
        await next();
        if (context.status === 200) return 'right';
        return saysThatPasswordIsWrong(context.body) ? 'wrong' : 'unknown';
      },
    );
  };

  const changeAccount: HttpMiddleware = (context, next) => {
    refuseWeakPassword(bodyOf(context).password);
    return next();
  };

  const acceptInvitation: HttpMiddleware = (context, next) => {
    const { userInfo, registrationToken } = bodyOf(context);
    if (isRecord(userInfo)) refuseWeakPassword(userInfo.password);
    return attempts.make(context, null, async () => {
      await refuseInvitationWithSecondFactor(strapi, registrationToken);
      await next();
      return 'right';
    });
  };

  setPanelMiddleware(strapi, 'authentication.login', signIn);
  setPanelMiddleware(strapi, 'authenticated-user.updateMe', changeOwnAccount);
  setPanelMiddleware(strapi, 'user.update', changeAccount);
  setPanelMiddleware(strapi, 'authentication.registrationInfo', acceptInvitation);
  setPanelMiddleware(strapi, 'authentication.register', acceptInvitation);
  setPanelMiddleware(strapi, 'authentication.registerAdmin', refuseRegistration);
}

async function refuseRegistration(): Promise<never> {
  throw new errors.ApplicationError('Das erste Konto legt die Website beim Start an.');
}

/** Reads the name from either field: panel and site use different ones. Throws a ValidationError. */
function credentialsIn(context: HttpContext): Body & { name: string } {
  const { email, username, ...rest } = bodyOf(context);
  const name = email ?? username;
  if (typeof name !== 'string' || name === '' || typeof rest.password !== 'string' || rest.password === '') {
    throw new errors.ValidationError('Missing credentials');
  }
  return { ...rest, name };
}

const bodyOf = (context: HttpContext): Body => (isRecord(context.request.body) ? context.request.body : {});

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
