import type { Knex } from 'knex';
import type { Plan } from '../../contract/draft';

export const PLANS_TABLE = 'planned_publications';

interface PlanRow {
  id: number;
  account_id: number;
  name: string;
  /** ISO in UTC, so that text sorts as time. */
  at: string;
  state: Plan['state'];
  /** JSON */
  entries: string;
  problems: string;
}

export type OwnedPlan = Plan & { account: number };

export async function ensurePlansTable({ schema }: Knex): Promise<void> {
  if (await schema.hasTable(PLANS_TABLE)) return;
  await schema.createTable(PLANS_TABLE, (columns) => {
    columns.increments('id');
    columns.integer('account_id').notNullable().index();
    columns.string('name', 255).notNullable();
    columns.string('at', 24).notNullable();
    columns.string('state', 20).notNullable();
    columns.text('entries').notNullable();
    columns.text('problems').notNullable();
    columns.index(['state', 'at']);
  });
}

const ownedPlan = ({ id, account_id, name, at, state, entries, problems }: PlanRow): OwnedPlan => ({
  id,
  account: account_id,
  name,
  at,
  state,
  entries: JSON.parse(entries),
  problems: JSON.parse(problems),
});

export const planOf = ({ account: _account, ...plan }: OwnedPlan): Plan => plan;

export async function plansOf(database: Knex, account: number): Promise<Plan[]> {
  const rows = await database<PlanRow>(PLANS_TABLE).where({ account_id: account }).orderBy(['at', 'id']);
  return rows.map((row) => planOf(ownedPlan(row)));
}

export async function duePlans(database: Knex, now: Date): Promise<OwnedPlan[]> {
  const rows = await database<PlanRow>(PLANS_TABLE)
    .where({ state: 'planned' })
    .where('at', '<=', now.toISOString())
    .orderBy(['at', 'id']);
  return rows.map(ownedPlan);
}

/** Locks the row until the end of the transaction. */
export async function findPlan(
  trx: Knex.Transaction,
  where: { id: number; account: number },
): Promise<OwnedPlan | null> {
  const [row] = await trx<PlanRow>(PLANS_TABLE)
    .where({ id: where.id, account_id: where.account })
    .forUpdate();
  return row ? ownedPlan(row) : null;
}

export async function addPlan(database: Knex, plan: Omit<OwnedPlan, 'id'>): Promise<OwnedPlan> {
  const [inserted] = await database<PlanRow>(PLANS_TABLE)
    .insert({
      account_id: plan.account,
      name: plan.name,
      at: plan.at,
      state: plan.state,
      entries: JSON.stringify(plan.entries),
      problems: JSON.stringify(plan.problems),
    })
    .returning('id');
  return { ...plan, id: Number(inserted?.id) };
}

export async function changePlan(
  database: Knex,
  id: number,
  { problems, ...changes }: Partial<Pick<Plan, 'name' | 'at' | 'state' | 'problems'>>,
): Promise<void> {
  await database<PlanRow>(PLANS_TABLE)
    .where({ id })
    .update({ ...changes, ...(problems && { problems: JSON.stringify(problems) }) });
}

export async function removePlan(database: Knex, id: number): Promise<void> {
  await database<PlanRow>(PLANS_TABLE).where({ id }).delete();
}
