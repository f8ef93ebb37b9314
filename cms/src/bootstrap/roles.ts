import { LANGUAGE_CODES } from '../../contract/languages';
import {
  AUTHOR,
  BLOG_POST,
  CONTACT_SUBMISSION,
  EDITED_SINGLE_UIDS,
  HOME_PAGE,
  KEYED_TYPES,
  PLAIN_UIDS,
  SHOWN_SINGLE_UIDS,
} from '../content-types';
import { READ_STATISTICS } from '../statistics/permission';
import { type Strapi, service } from '../strapi';
import { ledger } from './ledger';

/** Raise it to assign the permissions again; a further type does so by itself. */
const REVISION = 12;
const VERSION = REVISION + KEYED_TYPES.length;
const EXPLORER = 'plugin::content-manager.explorer';
const MEDIA_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];
const CHANGE_MEDIA = 'plugin::upload.assets.update';

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: readonly string[] };
  conditions: string[];
}
interface Roles {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  assignPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
}
interface AdminContentTypes {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}

/**
 * Strapi's defaults allow Editors no language, and give Editors and Authors all rights on messages. Authors only read
 * content without drafts, whose saves are live at once; a new author of posts is not, until an Editor notes the consent.
 */
export async function ensureRoles(strapi: Strapi): Promise<void> {
  const version = ledger<number>(strapi, 'rolesVersion');
  if (((await version.read()) ?? 0) >= VERSION) return;

  const media = MEDIA_ACTIONS.map((action) => permission(action, null));
  const content = KEYED_TYPES.map((type) => type.uid);
  await assign(strapi, 'strapi-editor', [
    ...content.flatMap((uid) => [
      ...onFields(strapi, uid, ['create', 'read', 'update'], LANGUAGE_CODES),
      ...['delete', 'publish'].map((verb) =>
        permission(`${EXPLORER}.${verb}`, uid, { locales: LANGUAGE_CODES }),
      ),
    ]),
    ...EDITED_SINGLE_UIDS.flatMap((uid) => onFields(strapi, uid, ['create', 'read', 'update'])),
    ...onFields(strapi, HOME_PAGE, ['read']),
    ...PLAIN_UIDS.flatMap((uid) => [
      ...onFields(strapi, uid, ['create', 'read', 'update']),
      permission(`${EXPLORER}.delete`, uid),
    ]),
    ...onFields(strapi, CONTACT_SUBMISSION, ['read']),
    permission(`${EXPLORER}.update`, CONTACT_SUBMISSION, { fields: ['handling'] }),
    permission(`${EXPLORER}.delete`, CONTACT_SUBMISSION),
    ...media,
    permission(CHANGE_MEDIA, null),
    permission(READ_STATISTICS, null),
  ]);
  await assign(strapi, 'strapi-author', [
    ...onFields(strapi, BLOG_POST, ['create', 'update'], LANGUAGE_CODES),
    ...onFields(strapi, AUTHOR, ['create'], LANGUAGE_CODES).map(withoutConsent),
    ...content.flatMap((uid) => onFields(strapi, uid, ['read'], LANGUAGE_CODES)),
    ...[...SHOWN_SINGLE_UIDS, ...PLAIN_UIDS].flatMap((uid) => onFields(strapi, uid, ['read'])),
    ...media,
    { ...permission(CHANGE_MEDIA, null), conditions: ['admin::is-creator'] },
  ]);
  await version.write(VERSION);
}

const withoutConsent = ({ properties, ...rest }: Permission): Permission => ({
  ...rest,
  properties: { ...properties, fields: properties.fields?.filter((field) => field !== 'hasConsent') ?? [] },
});

async function assign(strapi: Strapi, code: string, permissions: Permission[]): Promise<void> {
  const roles = service<Roles>(strapi, 'admin::role');
  const role = await roles.findOne({ code });
  if (role) await roles.assignPermissions(role.id, permissions);
}

function onFields(strapi: Strapi, uid: string, verbs: string[], locales?: readonly string[]): Permission[] {
  const model = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  const fields = service<AdminContentTypes>(strapi, 'admin::content-type').getNestedFields(model, {
    components: strapi.components,
  });
  return verbs.map((verb) => permission(`${EXPLORER}.${verb}`, uid, { fields, ...(locales && { locales }) }));
}

const permission = (
  action: string,
  subject: string | null,
  properties: Permission['properties'] = {},
): Permission => ({ action, subject, properties, conditions: [] });
