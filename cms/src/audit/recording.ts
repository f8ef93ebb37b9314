import type { Knex } from 'knex';
import type { AuditSource } from '../../contract/audit-fields';
import type { AdminContext, HttpMiddleware, Strapi } from '../strapi';
import type { Act, Actor, Thing } from './act';
import { actors } from './actor';
import { recordReading } from './seldom';
import { record } from './trail';

/** Reads an act before the call, while deleted things still have names, and completes it from the answer. */
export type ActReader = (context: AdminContext, strapi: Strapi) => ActTeller | Promise<ActTeller>;
type ActTeller = (answer: unknown) => readonly Act[];

export type MessageFinder = (answer: unknown, context: AdminContext) => readonly Thing[];

/** Records each thing once, however many rows a request wrote. Runs within the check of the account. */
export function recording(
  strapi: Strapi,
  source: AuditSource,
  readActs: ActReader,
): HttpMiddleware<AdminContext> {
  const actorOf = actors(strapi, source);
  return async (context, next) => {
    const tell = await readActs(context, strapi);
    await next();
    if (context.status >= 400) return;
    await recordOrReport(strapi, actorOf(context), tell(context.body));
  };
}

export function recordingReading(
  strapi: Strapi,
  source: AuditSource,
  messagesIn: MessageFinder,
): HttpMiddleware<AdminContext> {
  const actorOf = actors(strapi, source);
  return async (context, next) => {
    await next();
    if (context.status >= 400) return;
    const actor = actorOf(context);
    const messages = messagesIn(context.body, context);
    await orReport(strapi, { actor, read: messages }, (database) => recordReading(database, actor, messages));
  };
}

export const recordOrReport = (strapi: Strapi, actor: Actor, acts: readonly Act[]): Promise<void> =>
  orReport(strapi, { actor, acts }, (database) => record(database, actor, acts));

/** Logs an entry that the trail cannot store, without its texts; the act is done, and must not look failed. */
export async function orReport(
  strapi: Strapi,
  entry: object,
  write: (database: Knex) => Promise<void>,
): Promise<void> {
  try {
    await write(strapi.db.connection);
  } catch (error) {
    strapi.log.error(
      `The audit trail could not be written (${error instanceof Error ? error.message : error}): ${JSON.stringify(entry)}`,
    );
  }
}
