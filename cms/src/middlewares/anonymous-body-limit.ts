import { errors } from '@strapi/utils';
import { callerTokens } from '../accounts/caller-tokens';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';

/** Callers without a token can do little more than sign in. */
const LIMIT = 32 * 1024;

/** strapi::body reads up to 1 MB of JSON into memory before route and account are known. */
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

/** Compressed bodies can be any length. */
const isSmall = (context: HttpContext) =>
  !context.get('Content-Encoding') && Number(context.get('Content-Length') || Number.NaN) <= LIMIT;
