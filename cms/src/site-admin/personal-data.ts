import { actors } from '../audit/actor';
import { countMessages, eraseMessages, exportMessages } from '../personal-data/messages-of-person';
import type { Strapi } from '../strapi';
import { callRoute, type SiteAdminRoute } from './route';

export function personalDataRoutes(strapi: Strapi): SiteAdminRoute[] {
  const actorOf = actors(strapi, 'api');
  const database = strapi.db.connection;
  const recordedWithin = { acts: null };
  return [
    callRoute(
      'POST /api/personal-data/count',
      async ({ input }) => ({ count: await countMessages(database, input.email) }),
      recordedWithin,
    ),
    callRoute(
      'POST /api/personal-data/export',
      ({ context, input }) => exportMessages(database, actorOf(context), input.email),
      recordedWithin,
    ),
    callRoute(
      'POST /api/personal-data/erase',
      ({ context, input }) => eraseMessages(database, actorOf(context), input),
      recordedWithin,
    ),
  ];
}
