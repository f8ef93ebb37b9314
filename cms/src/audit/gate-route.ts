import { errors } from '@strapi/utils';
import { gateRecord } from '../../contract/audit';
import { callerTokens } from '../accounts/caller-tokens';
import { addOpenRoute, type HttpContext, type Strapi } from '../strapi';
import { record } from './trail';

/** POST /site-audit/gates, with the site's token: a visitor opened a gated page or failed to. */
export function registerGateRoute(strapi: Strapi): void {
  const { isSite } = callerTokens(strapi);
  addOpenRoute(strapi, {
    method: 'POST',
    path: '/site-audit/gates',
    handler: async (context: HttpContext) => {
      if (!isSite(context)) throw new errors.UnauthorizedError();
      const given = gateRecord.safeParse(context.request.body);
      if (!given.success) throw new errors.ValidationError('A gate is told by its page and its outcome.');
      const { page, outcome } = given.data;
      await record(strapi.db.connection, { source: 'site', account: null }, [
        { action: `gate-${outcome}`, kind: 'page', thing: page },
      ]);
      context.status = 204;
    },
  });
}
