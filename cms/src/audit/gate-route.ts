import { gateRecord } from '../../contract/audit';
import { takeReports } from '../site-routes';
import type { Strapi } from '../strapi';
import { record } from './trail';

/** Notes that a visitor opened a gated page or failed to. */
export function registerGateRoute(strapi: Strapi): void {
  takeReports(strapi, {
    path: '/site-audit/gates',
    schema: gateRecord,
    refusal: 'A gate is told by its page and its outcome.',
    take: ({ page, outcome }) =>
      record(strapi.db.connection, { source: 'site', account: null }, [
        { action: `gate-${outcome}`, kind: 'page', thing: page },
      ]),
  });
}
