import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { callerTokens } from './accounts/caller-tokens';
import { addOpenRoute, type HttpContext, type Strapi } from './strapi';

interface SiteRoute {
  method: 'GET' | 'POST';
  path: `/site-${string}`;
  handler: (context: HttpContext) => Promise<void>;
}

/** Adds a route that answers the site alone, by its token, and others 401. */
export function addSiteRoute(strapi: Strapi, { handler, ...route }: SiteRoute): void {
  const { isSite } = callerTokens(strapi);
  addOpenRoute(strapi, {
    ...route,
    handler: async (context: HttpContext) => {
      if (!isSite(context)) throw new errors.UnauthorizedError();
      await handler(context);
    },
  });
}

interface Reports<Report> {
  path: SiteRoute['path'];
  schema: z.ZodType<Report>;
  /** Sentence of the answer 400 to a body that does not fit. */
  refusal: string;
  take: (report: Report) => Promise<void>;
}

/** Adds a route to which the site posts what it has counted or noticed. It answers 204. */
export function takeReports<Report>(strapi: Strapi, { path, schema, refusal, take }: Reports<Report>): void {
  addSiteRoute(strapi, {
    method: 'POST',
    path,
    handler: async (context) => {
      const given = schema.safeParse(context.request.body);
      if (!given.success) throw new errors.ValidationError(refusal);
      await take(given.data);
      context.status = 204;
    },
  });
}
