import type { EditorAccount } from '../../contract/account';
import { forEachPlural } from '../../contract/ordered-kinds';
import { owesSecondFactor } from '../accounts/second-factor/duty';
import {
  APPEARANCE,
  BLOG_POST,
  COMPANY,
  CONTACT_SUBMISSION,
  HOME_PAGE,
  NOTIFICATIONS,
  PAGE_TEXT,
  PRODUCT_TEXT,
  PROJECT,
  REDIRECT,
  SECTION,
  SERVICE_STATUS,
  uidOf,
} from '../content-types';
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
  const may = (uid: string) => permissionsOf(strapi, context, uid).can;
  const mayWithAll = (uid: string) => {
    const can = may(uid);
    return { create: can.create(), read: can.read(), update: can.update(), delete: can.delete() };
  };
  const posts = mayWithAll(BLOG_POST);
  const messages = mayWithAll(CONTACT_SUBMISSION);
  const mayWithOne = (uid: string) => ({ read: may(uid).read(), update: may(uid).update() });
  const productTexts = mayWithAll(PRODUCT_TEXT);
  const pageTexts = mayWithAll(PAGE_TEXT);
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
      sections: mayWithAll(SECTION),
      projects: mayWithAll(PROJECT),
      ...forEachPlural((kind) => mayWithAll(uidOf(kind))),
      redirects: mayWithAll(REDIRECT),
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
      appearance: mayWithOne(APPEARANCE),
      homePage: mayWithOne(HOME_PAGE),
      company: mayWithOne(COMPANY),
      serviceStatus: mayWithOne(SERVICE_STATUS),
      notifications: mayWithOne(NOTIFICATIONS),
      audit: { read: isAdministrator(context) },
      statistics: { read: context.state.userAbility.can(READ_STATISTICS, undefined) },
      personalData: { read: isAdministrator(context), delete: isAdministrator(context) },
    },
  };
}

export const accountRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/admin/session', ({ context }) => session(strapi, context)),
];
