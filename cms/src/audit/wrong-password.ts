import { saysThatPasswordIsWrong } from '../accounts/sign-in/wrong-password';
import type { AdminContext, HttpMiddleware, Strapi } from '../strapi';
import { actors } from './actor';
import { recordOrReport } from './recording';

/** Strapi throws nothing for a wrong current password. */
export function recordWrongPasswords(strapi: Strapi): HttpMiddleware<AdminContext> {
  const actorOf = actors(strapi, 'panel');
  return async (context, next) => {
    await next();
    if (context.status !== 400 || !saysThatPasswordIsWrong(context.body)) return;
    const thing = context.state.user.id;
    await recordOrReport(strapi, actorOf(context), [{ action: 'refused', kind: 'password', thing }]);
  };
}
