import type { AuditSource } from '../../contract/audit-fields';
import type { AdminContext, HttpMiddleware, Strapi } from '../strapi';
import type { Act, Actor } from './act';
import { actors } from './actor';
import { record } from './trail';

/**
 * Tells before a call what it is about to do, because afterwards what was deleted has no name any more. The answer tells
 * the rest: what a call has made.
 */
export type ActReader = (context: AdminContext, strapi: Strapi) => ActTeller | Promise<ActTeller>;
type ActTeller = (answer: unknown) => readonly Act[];

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

/**
 * The act has been done: a trail that cannot be written must not tell the caller otherwise. The log then has the entry,
 * of which no text is a part.
 */
export async function recordOrReport(strapi: Strapi, actor: Actor, acts: readonly Act[]): Promise<void> {
  try {
    await record(strapi.db.connection, actor, acts);
  } catch (error) {
    strapi.log.error(
      `The audit trail could not be written (${error instanceof Error ? error.message : error}): ${JSON.stringify({ actor, acts })}`,
    );
  }
}
