import { errors } from '@strapi/utils';
import { callerTokens } from '../accounts/caller-tokens';
import type { HttpMiddleware, Strapi } from '../strapi';

/** Strapi checks the token only when fields are resolved, and some queries take longer to validate than to answer. */
export default function graphqlForTheSite(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const { isSite } = callerTokens(strapi);
  return async (context, next) => {
    if (GRAPHQL_PATH.test(context.path) && !isSite(context)) throw new errors.UnauthorizedError();
    return next();
  };
}

/** Matches paths as Strapi's router does. */
export const GRAPHQL_PATH = /^\/graphql\/?$/i;
