import { factories } from '@strapi/strapi';
import { SINGLE_UIDS, SITE_TYPES } from './content-types';
import type { Strapi } from './strapi';

type Uid = Parameters<typeof factories.createCoreController>[0];

interface Api {
  routes: Record<string, unknown>;
}

/** Gives types that the site reads Strapi's own controllers, services and routes, for which it wants files. */
export function serveSiteTypes(strapi: Strapi): void {
  for (const name of SITE_TYPES) {
    const uid = name as Uid;
    const [, type = ''] = name.split('.');
    strapi.get('services').set(uid, factories.createCoreService(uid));
    strapi.get('controllers').set(uid, factories.createCoreController(uid));
    const only = SINGLE_UIDS.includes(name) ? (['find'] as const) : (['find', 'findOne'] as const);
    const api = strapi.api(type) as unknown as Api;
    api.routes = { ...api.routes, [type]: factories.createCoreRouter(uid, { only: [...only] }) };
  }
}
