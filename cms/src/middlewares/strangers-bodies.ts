import { errors } from '@strapi/utils';
import { callersKnownTo } from '../accounts/known-callers';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';

/** Strangers can do little more than sign in. */
const LIMIT = 32 * 1024;

/**
 * Stands before strapi::body, which reads up to 1 MB of JSON into memory before the route and the account are
 * known. Forms need no limit here: their own routes read them, and know the account by then.
 */
export default function strangersBodies(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { isKnown } = callersKnownTo(strapi);
  return async (context, next) => {
    if (context.is('json') && !isSmall(context) && !isKnown(context)) {
      // Whose session has ended is told so: the panel then renews it and sends the same once more.
      throw context.get('Authorization')
        ? new errors.UnauthorizedError('Missing or invalid credentials')
        : new errors.PayloadTooLargeError();
    }
    return next();
  };
}

/** Of a body that says how long it is; a compressed one can be any length. */
const isSmall = (context: HttpContext) =>
  !context.get('Content-Encoding') && Number(context.get('Content-Length') || Number.NaN) <= LIMIT;
