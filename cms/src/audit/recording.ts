import type { Knex } from 'knex';
import type { AuditSource } from '../../contract/audit-fields';
import type { AdminContext, HttpMiddleware, Strapi } from '../strapi';
import type { Act, Actor, Thing } from './act';
import { actors } from './actor';
import { recordReading } from './seldom';
import { record } from './trail';

/**
 * Tells before a call what it is about to do, because afterwards what was deleted has no name any more. The answer tells
 * the rest: what a call has made.
 */
export type ActReader = (context: AdminContext, strapi: Strapi) => ActTeller | Promise<ActTeller>;
type ActTeller = (answer: unknown) => readonly Act[];

/** Finds the messages in an answer, by their numbers. */
export type MessageFinder = (answer: unknown, context: AdminContext) => readonly Thing[];

/**
 * A request is an act: it stands in the trail once for each thing that it was done to, however many rows and languages
 * were written for it, and only when it has succeeded. Middleware of a route, within the check of the account.
 */
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

/** Records which messages an answer has shown. Middleware of a route, as `recording`. */
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

/**
 * The act has been done: a trail that cannot be written must not tell the caller otherwise. The log then has the entry,
 * of which no text is a part.
 */
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
