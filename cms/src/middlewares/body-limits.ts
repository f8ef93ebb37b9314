import { errors } from '@strapi/utils';
import { TRANSLATIONS_BYTES } from '../../contract/translator-file-fields';
import { callerTokens } from '../accounts/caller-tokens';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';

/** Callers without a token can do little more than sign in. */
const ANONYMOUS_LIMIT = 32 * 1024;
const LIMIT = 1024 * 1024;
const LARGER_LIMITS: ReadonlyMap<string, number> = new Map([
  ['/site-admin/texts-import', TRANSLATIONS_BYTES],
]);

/** strapi::body reads the largest of these into memory before route and account are known. */
export default function bodyLimits(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { hasValidToken } = callerTokens(strapi);
  return async (context, next) => {
    if (!context.is('json')) return next();
    if (!isSmall(context) && !hasValidToken(context)) {
      // On 401 the panel renews an expired session and repeats the request.
      throw context.get('Authorization')
        ? new errors.UnauthorizedError('Missing or invalid credentials')
        : new errors.PayloadTooLargeError();
    }
    if (lengthOf(context) > (LARGER_LIMITS.get(context.path) ?? LIMIT)) {
      throw new errors.PayloadTooLargeError();
    }
    return next();
  };
}

const lengthOf = (context: HttpContext) => Number(context.get('Content-Length') || Number.NaN);

/** Compressed bodies can be any length. */
const isSmall = (context: HttpContext) =>
  !context.get('Content-Encoding') && lengthOf(context) <= ANONYMOUS_LIMIT;
