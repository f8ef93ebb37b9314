import type { EditorAccount } from '../../contract/account';
import { forEachPlural } from '../../contract/ordered-kinds';
import { owesSecondFactor } from '../accounts/second-factor/duty';
import { type StoredKind, uidOf } from '../content-types';
import { readSettings } from '../env';
import isAdministrator from '../policies/is-administrator';
import { READ_STATISTICS } from '../statistics/permission';
import type { AdminContext, Strapi } from '../strapi';
import { CHANGE_FILE, filePermissionsOf, READ_FILE } from '../uploads/file-permissions';
import { nameOf } from './localized-entries';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

/** Only suggests what to offer; every call checks the permissions again. */
async function session(strapi: Strapi, context: AdminContext): Promise<EditorAccount> {
  const { user } = context.state;
  const may = (kind: StoredKind) => permissionsOf(strapi, context, uidOf(kind)).can;
  const mayWithAll = (kind: StoredKind) => {
    const can = may(kind);
    return { create: can.create(), read: can.read(), update: can.update(), delete: can.delete() };
  };
  const posts = mayWithAll('post');
  const messages = mayWithAll('message');
  const mayWithOne = (kind: StoredKind) => ({ read: may(kind).read(), update: may(kind).update() });
  const productTexts = mayWithAll('product-text');
  const pageTexts = mayWithAll('page-text');
  const mayWithFiles = (action: string) => filePermissionsOf(strapi, context, action).isAllowed;
  return {
    user: {
      id: user.id,
      username: user.username,
      email: user.email,
      name: nameOf(user) ?? user.email,
      roles: user.roles.map(({ code }) => code),
    },
    owesSecondFactor: await owesSecondFactor(strapi, user),
    sendsMail: readSettings().SMTP_URL !== undefined,
    may: {
      sections: mayWithAll('section'),
      projects: mayWithAll('project'),
      ...forEachPlural(mayWithAll),
      redirects: mayWithAll('redirect'),
      // The first text of a product creates its entry.
      productTexts: { read: productTexts.read, update: productTexts.create && productTexts.update },
      pageTexts: { read: pageTexts.read, update: pageTexts.create && pageTexts.update },
      posts: { create: posts.create, read: posts.read, update: posts.update },
      messages: { read: messages.read, update: messages.update, delete: messages.delete },
      media: {
        create: mayWithFiles('plugin::upload.assets.create'),
        read: mayWithFiles(READ_FILE),
        update: mayWithFiles(CHANGE_FILE),
        delete: mayWithFiles(CHANGE_FILE),
      },
      appearance: mayWithOne('appearance'),
      homePage: mayWithOne('home-page'),
      company: mayWithOne('company'),
      serviceStatus: mayWithOne('service-status'),
      notifications: mayWithOne('notifications'),
      audit: { read: isAdministrator(context) },
      statistics: { read: context.state.userAbility.can(READ_STATISTICS, undefined) },
      personalData: { read: isAdministrator(context), delete: isAdministrator(context) },
    },
  };
}

export const accountRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/admin/session', ({ context }) => session(strapi, context)),
];
