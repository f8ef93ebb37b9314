import { errors } from '@strapi/utils';
import type { NewPlan, Plan } from '../../contract/draft';
import { PLAN_LIMITS } from '../../contract/draft-fields';
import { giveBack } from '../drafts/draft-rows';
import { addPlan, changePlan, findPlan, planOf, plansOf, removePlan } from '../drafts/plan-rows';
import type { AdminContext, Strapi } from '../strapi';
import { TooManyDrafts } from './draft-conflicts';
import { publishTogether, takeDrafts } from './publications';
import { refusal } from './refusal';
import { callRoute, type SiteAdminRoute } from './route';

const DAY_MS = 24 * 60 * 60 * 1000;

function checkedTime(text: string): string {
  const at = new Date(text);
  const ahead = at.getTime() - Date.now();
  if (ahead > 0 && ahead <= PLAN_LIMITS.days * DAY_MS) return at.toISOString();
  throw refusal('time-impossible', { field: 'at' });
}

class Rehearsed extends Error {}

/** Finds out whether the drafts could be published now, and changes nothing. Throws PublicationRefused. */
async function rehearse(strapi: Strapi, context: AdminContext, drafts: NewPlan['drafts']): Promise<void> {
  try {
    await strapi.db.transaction(async () => {
      await publishTogether(strapi, context, await takeDrafts(strapi, context.state.user.id, drafts));
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

async function add(strapi: Strapi, context: AdminContext, { drafts, at, name = '' }: NewPlan): Promise<Plan> {
  const account = context.state.user.id;
  const time = checkedTime(at);
  if ((await plansOf(strapi.db.connection, account)).length >= PLAN_LIMITS.plans) throw new TooManyDrafts();
  await rehearse(strapi, context, drafts);
  return await strapi.db.transaction(async ({ trx }) => {
    const entries = await takeDrafts(strapi, account, drafts);
    const plan = { account, name, at: time, state: 'planned' as const, entries, problems: [] };
    return planOf(await addPlan(trx, plan));
  });
}

const nameOf = ({ state, params }: AdminContext) => ({ id: Number(params.id), account: state.user.id });

async function change(
  strapi: Strapi,
  context: AdminContext,
  { at, name }: { at: string; name?: string | undefined },
) {
  const time = checkedTime(at);
  return await strapi.db.transaction(async ({ trx }) => {
    const plan = await findPlan(trx, nameOf(context));
    if (plan?.state !== 'planned') throw new errors.NotFoundError();
    const changed = { at: time, ...(name !== undefined && { name }) };
    await changePlan(trx, plan.id, changed);
    return planOf({ ...plan, ...changed });
  });
}

/** The changes of a failed plan are drafts again already. */
async function cancel(strapi: Strapi, context: AdminContext): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const plan = await findPlan(trx, nameOf(context));
    if (!plan) throw new errors.NotFoundError();
    if (plan.state === 'planned') {
      for (const entry of plan.entries) await giveBack(trx, plan.account, entry);
    }
    await removePlan(trx, plan.id);
  });
}

/** Records no act: the audit trail has the run of a plan, which changes what visitors see. */
const NO_ACTS = { acts: null };

export const planRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/plans', ({ context }) => plansOf(strapi.db.connection, context.state.user.id)),
  callRoute('POST /api/plans', ({ context, input }) => add(strapi, context, input), NO_ACTS),
  callRoute('PUT /api/plans/{id}', ({ context, input }) => change(strapi, context, input), NO_ACTS),
  callRoute('DELETE /api/plans/{id}', ({ context }) => cancel(strapi, context), NO_ACTS),
];
