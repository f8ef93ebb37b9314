import { erasure, type PersonalDataCount, person } from '../../contract/personal-data';
import { actors } from '../audit/actor';
import { countMessages, eraseMessages, exportMessages } from '../personal-data/messages-of-person';
import type { AdminContext, Strapi } from '../strapi';
import { adminRoute, parseInput, type SiteAdminRoute } from './route';

async function count(strapi: Strapi, context: AdminContext): Promise<PersonalDataCount> {
  const { email } = parseInput(person, context.request.body);
  return { count: await countMessages(strapi.db.connection, email) };
}

/** All calls are POST, because programs on the way log addresses, which must not contain an e-mail. */
export function personalDataRoutes(strapi: Strapi): SiteAdminRoute[] {
  const actorOf = actors(strapi, 'api');
  const recordedWithin = { acts: null };
  return [
    adminRoute(
      'POST',
      '/personal-data/count',
      ['administrator'],
      (context) => count(strapi, context),
      recordedWithin,
    ),
    adminRoute(
      'POST',
      '/personal-data/export',
      ['administrator'],
      (context) => {
        const { email } = parseInput(person, context.request.body);
        return exportMessages(strapi.db.connection, actorOf(context), email);
      },
      recordedWithin,
    ),
    adminRoute(
      'POST',
      '/personal-data/erase',
      ['administrator'],
      (context) =>
        eraseMessages(strapi.db.connection, actorOf(context), parseInput(erasure, context.request.body)),
      recordedWithin,
    ),
  ];
}
