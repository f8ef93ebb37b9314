import { actors } from '../audit/actor';
import { orReport } from '../audit/recording';
import { recordRefusedCall } from '../audit/seldom';
import type { AdminContext, HttpMiddleware, Strapi } from '../strapi';

const FORBIDDEN = 403;
const SITE_ADMIN = '/site-admin';

/** `user` is missing until a route has checked the account. */
interface Context extends Omit<AdminContext, 'state'> {
  state: Partial<AdminContext['state']>;
  /** Path of the route, set by Koa's router: `/admin/users/:id`. */
  _matchedRoute?: unknown;
}

/** Wraps strapi::errors, which turns thrown errors into answers. */
export default function refusedCalls(
  _config: unknown,
  { strapi }: { strapi: Strapi },
): HttpMiddleware<Context> {
  const atPanel = actors(strapi, 'panel');
  const atSiteAdmin = actors(strapi, 'api');
  return async (context, next) => {
    await next();
    if (context.status !== FORBIDDEN || !context.state.user) return;
    const call = callOf(strapi, context);
    const actorOf = call.includes(` ${SITE_ADMIN}/`) ? atSiteAdmin : atPanel;
    const actor = actorOf(context as AdminContext);
    await orReport(strapi, { actor, refused: call }, (database) => recordRefusedCall(database, actor, call));
  };
}

/** Never contains an id, a query or a body. */
function callOf(strapi: Strapi, { method, params, _matchedRoute: route }: Context): string {
  const path = typeof route === 'string' ? route : '';
  const isType = (name: string | undefined): name is string =>
    name !== undefined && Object.hasOwn(strapi.contentTypes, name);
  const typed = path.replace(/:(model|uid)\b/, (name, parameter: string) => {
    const given = params[parameter];
    return isType(given) ? given : name;
  });
  return `${method} ${typed}`;
}
