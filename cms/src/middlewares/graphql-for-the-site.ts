import { errors } from '@strapi/utils';
import { callersKnownTo } from '../accounts/known-callers';
import type { HttpMiddleware, Strapi } from '../strapi';

/**
 * Strapi asks for the token when fields are resolved: until then anybody's question is read, parsed and validated,
 * and some questions take longer to validate than to answer.
 */
export default function graphqlForTheSite(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { isSite } = callersKnownTo(strapi);
  return async (context, next) => {
    if (GRAPHQL_PATH.test(context.path) && !isSite(context)) throw new errors.UnauthorizedError();
    return next();
  };
}

/** As Strapi's router sees it. */
const GRAPHQL_PATH = /^\/graphql\/?$/i;
