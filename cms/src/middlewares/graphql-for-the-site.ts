import { errors } from '@strapi/utils';
import { callerTokens } from '../accounts/caller-tokens';
import type { HttpMiddleware, Strapi } from '../strapi';

/**
 * Strapi checks the token when fields are resolved: until then anybody's query is read, parsed and validated, and some
 * queries take longer to validate than to answer.
 */
export default function graphqlForTheSite(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { isSite } = callerTokens(strapi);
  return async (context, next) => {
    if (GRAPHQL_PATH.test(context.path) && !isSite(context)) throw new errors.UnauthorizedError();
    return next();
  };
}

/** As Strapi's router sees it. */
const GRAPHQL_PATH = /^\/graphql\/?$/i;
