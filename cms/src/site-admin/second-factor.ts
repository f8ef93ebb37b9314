import { errors } from '@strapi/utils';
import type { RefusalCode } from '../../contract/refusal';
import { endOtherSessions } from '../accounts/end-sessions';
import { dutyRefusal, isObliged } from '../accounts/second-factor/duty';
import { type CodeOutcome, secondFactors } from '../accounts/second-factor/second-factors';
import { refuseForNow, signInAttempts } from '../accounts/sign-in/attempts';
import { actors } from '../audit/actor';
import { onOwnAccount } from '../audit/acts';
import { recordOrReport } from '../audit/recording';
import { type AdminContext, type Strapi, service, table } from '../strapi';
import { refusal } from './refusal';
import { callRoute, type SiteAdminRoute } from './route';

interface Passwords {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Throws ForbiddenError for a program, because only a signed-in person may change how to sign in. */
function sessionOf({ state }: AdminContext): string {
  if (!state.session) throw new errors.ForbiddenError();
  return state.session.id;
}

/** Throws a ValidationError. */
async function requirePassword(strapi: Strapi, id: number, password: string): Promise<void> {
  const account = await table<{ password: string | null }>(strapi, 'admin::user').findOne({
    where: { id },
    select: ['password'],
  });
  const { validatePassword } = service<Passwords>(strapi, 'admin::auth');
  if (!account?.password || !(await validatePassword(password, account.password)))
    throw refusal('password-wrong');
}

const PROBLEMS = {
  unset: 'second-factor-off',
  missing: 'code-wrong',
  wrong: 'code-wrong',
} as const satisfies Partial<Record<CodeOutcome['is'], RefusalCode>>;

/** Throws a ValidationError or RateLimitError. */
async function requireCode(strapi: Strapi, context: AdminContext, code: string): Promise<void> {
  const outcome = await secondFactors(strapi).check(context.state.user.id, code);
  if (outcome.is === 'limited') return refuseForNow(context, outcome.retryAfterSeconds);
  if (outcome.is !== 'right') throw refusal(PROBLEMS[outcome.is]);
}

const isWrongProof = (error: unknown): boolean =>
  error instanceof errors.ValidationError &&
  ['password-wrong', 'code-wrong'].includes(String((error.details as { code?: unknown }).code));

/** Wrong passwords and codes count as failed sign-ins. */
export function secondFactorRoutes(strapi: Strapi): SiteAdminRoute[] {
  const factors = secondFactors(strapi);
  const actorOf = actors(strapi, 'api');

  async function change<Result>(
    context: AdminContext,
    make: (account: number) => Promise<Result>,
  ): Promise<Result> {
    sessionOf(context);
    const { id } = context.state.user;
    let made: Result | undefined;
    const attempt = async () => {
      try {
        made = await make(id);
      } catch (error) {
        if (isWrongProof(error)) {
          const act = { action: 'refused', kind: 'second-factor', thing: id } as const;
          await recordOrReport(strapi, actorOf(context), [act]);
        }
        throw error;
      }
      return 'right' as const;
    };
    await signInAttempts(strapi).make(context, async () => ({ id, name: '' }), attempt, {
      isFromVisitor: false,
    });
    return made as Result;
  }

  const saved = { acts: onOwnAccount('save', 'second-factor') };
  return [
    callRoute('GET /api/admin/second-factor', async ({ context: { state } }) => ({
      ...(await factors.stateOf(state.user.id)),
      isDuty: isObliged(state.user),
    })),

    callRoute(
      'POST /api/admin/second-factor',
      ({ context, input: { password } }) =>
        change(context, async (id) => {
          await requirePassword(strapi, id, password);
          const secret = await factors.begin(id);
          if (secret === null) throw refusal('second-factor-on');
          return { secret, account: context.state.user.username ?? context.state.user.email };
        }),
      // The first code changes the account, not this call.
      { acts: null },
    ),

    callRoute(
      'PUT /api/admin/second-factor',
      ({ context, input: { code } }) =>
        change(context, async (id) => {
          const recoveryCodes = await factors.turnOn(id, code);
          if (recoveryCodes === null) throw refusal('code-wrong');
          await endOtherSessions(strapi, id, sessionOf(context));
          return { recoveryCodes };
        }),
      saved,
    ),

    callRoute(
      'POST /api/admin/second-factor/recovery-codes',
      ({ context, input: { code } }) =>
        change(context, async (id) => {
          await requireCode(strapi, context, code);
          return { recoveryCodes: await factors.replaceRecoveryCodes(id) };
        }),
      saved,
    ),

    callRoute(
      'POST /api/admin/second-factor/removal',
      async ({ context, input: { password, code } }) => {
        // Comes before any comparison, because it is no attempt.
        if (isObliged(context.state.user)) throw dutyRefusal();
        await change(context, async (id) => {
          await requirePassword(strapi, id, password);
          await requireCode(strapi, context, code);
          await factors.remove(id);
        });
      },
      { acts: onOwnAccount('delete', 'second-factor') },
    ),
  ];
}
