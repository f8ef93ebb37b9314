import type { PublicationProblem } from '../../contract/draft';
import { owesSecondFactor } from '../accounts/second-factor/duty';
import { actors } from '../audit/actor';
import { recordOrReport } from '../audit/recording';
import { databaseFailureOf } from '../database/lost-connection';
import { giveBack } from '../drafts/draft-rows';
import { changePlan, duePlans, findPlan, type OwnedPlan, removePlan } from '../drafts/plan-rows';
import { oneAtATime } from '../one-at-a-time';
import { type Ability, type AdminContext, type AdminUser, type Strapi, service, table } from '../strapi';
import { PublicationRefused } from './draft-conflicts';
import { actsOfEntries, publishTogether } from './publications';
import type { PublishedEntry } from './published-entry';

/** A plan is late by this at most. */
const EVERY_FIVE_SECONDS = '*/5 * * * * *';

type Account = AdminUser & { isActive: boolean; blocked: boolean | null };

interface AdminPermissions {
  engine: { generateUserAbility(user: AdminUser): Promise<Ability> };
}

/** Stands for a request of the account, so that rights, history and audit trail are those of its calls. */
async function contextOf(strapi: Strapi, user: Account): Promise<AdminContext> {
  const { engine } = service<AdminPermissions>(strapi, 'admin::permission');
  return {
    method: 'POST',
    path: '/site-admin/plans',
    status: 200,
    body: null,
    params: {},
    query: {},
    request: { ip: '', url: '/site-admin/plans' },
    state: { user, userAbility: await engine.generateUserAbility(user), source: 'plan' },
    get: () => '',
    is: () => null,
    set: () => undefined,
    remove: () => undefined,
  } as unknown as AdminContext;
}

/** Returns null for an account that could not make a call any more. */
async function actingAccount(strapi: Strapi, id: number): Promise<Account | null> {
  const user = await table<Account>(strapi, 'admin::user').findOne({ where: { id }, populate: ['roles'] });
  if (!user?.isActive || user.blocked) return null;
  return (await owesSecondFactor(strapi, user)) ? null : user;
}

const problemOfAll = (entries: readonly PublishedEntry[], problem: 'forbidden' | 'internal-error') =>
  entries.map(({ kind, key }): PublicationProblem => ({ kind, key, name: null, problem }));

const isOf =
  ({ kind, key }: PublishedEntry) =>
  (problem: PublicationProblem) =>
    problem.kind === kind && problem.key === key;

/** Ends the plan: what has a problem becomes a draft again. Returns what was published, nothing if it was cancelled. */
async function end(
  strapi: Strapi,
  { id, account }: OwnedPlan,
  problems: readonly PublicationProblem[],
  publish: (entries: readonly PublishedEntry[]) => Promise<void>,
): Promise<PublishedEntry[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const plan = await findPlan(trx, { id, account });
    if (plan?.state !== 'planned') return [];
    const failed = plan.entries.filter((entry) => problems.some(isOf(entry)));
    const going = plan.entries.filter((entry) => !failed.includes(entry));
    await publish(going);
    for (const entry of failed) await giveBack(trx, account, entry);
    if (failed.length === 0) await removePlan(trx, id);
    else await changePlan(trx, id, { state: 'failed', problems: [...problems] });
    return going;
  });
}

async function run(strapi: Strapi, plan: OwnedPlan): Promise<void> {
  const user = await actingAccount(strapi, plan.account);
  if (!user) {
    await end(strapi, plan, problemOfAll(plan.entries, 'forbidden'), async () => undefined);
    return;
  }
  const context = await contextOf(strapi, user);
  const publish = (entries: readonly PublishedEntry[]) => publishTogether(strapi, context, entries);
  await strapi.requestContext.run(context as never, async () => {
    const problems: PublicationProblem[] = [];
    for (;;) {
      try {
        const published = await end(strapi, plan, problems, publish);
        await recordOrReport(strapi, actors(strapi, 'plan')(context), actsOfEntries(published));
        return;
      } catch (error) {
        if (!(error instanceof PublicationRefused)) throw error;
        problems.push(...error.details.problems);
      }
    }
  });
}

/** A failure of the storage leaves a plan for the next time; any other ends it, so that it is not tried for ever. */
async function runOrReport(strapi: Strapi, plan: OwnedPlan): Promise<void> {
  try {
    await run(strapi, plan);
  } catch (error) {
    strapi.log.error(
      `The planned publication ${plan.id} failed: ${error instanceof Error ? error.stack : error}`,
    );
    if (databaseFailureOf(error)) return;
    await end(strapi, plan, problemOfAll(plan.entries, 'internal-error'), async () => undefined);
  }
}

async function runDuePlans(strapi: Strapi): Promise<void> {
  for (const plan of await duePlans(strapi.db.connection, new Date())) await runOrReport(strapi, plan);
}

export async function publishOnTime(strapi: Strapi): Promise<void> {
  await runDuePlans(strapi);
  const reportFailure = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : error;
    strapi.log.error(`Planned publications could not be looked for (${reason})`);
  };
  // Rejects never, which would end Strapi.
  const task = oneAtATime(() => runDuePlans(strapi).catch(reportFailure));
  strapi.cron.add({ publishDuePlans: { task, options: { rule: EVERY_FIVE_SECONDS } } });
}
