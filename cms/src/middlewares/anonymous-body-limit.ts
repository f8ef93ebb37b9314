import { errors } from '@strapi/utils';
import { callerTokens } from '../accounts/caller-tokens';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';

/** Callers without a token can do little more than sign in. */
const LIMIT = 32 * 1024;

/**
 * Runs before strapi::body, which reads up to 1 MB of JSON into memory before the route and the account are known.
 * Forms need no limit here: their own routes read them, after the account has been checked.
 */
export default function anonymousBodyLimit(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { hasValidToken } = callerTokens(strapi);
  return async (context, next) => {
    if (context.is('json') && !isSmall(context) && !hasValidToken(context)) {
      // On 401 the panel renews an expired session and repeats the request.
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
