import { FILE } from '../content-types';
import { type Ability, type AdminContext, type Data, type Strapi, service } from '../strapi';

export const READ_FILE = 'plugin::upload.read';
/** Covers describing, replacing, moving and deleting, for which Strapi has one right. */
export const CHANGE_FILE = 'plugin::upload.assets.update';

/** Conditions of a role, such as "only files of one's own", are checked only with a file. */
interface FilePermissions {
  isAllowed: boolean;
  ability: Ability;
  toSubject(file: Data): unknown;
  /** Null if there are none. */
  getQuery(): Data | null;
}

interface AdminPermissions {
  createPermissionsManager(options: { ability: unknown; action: string; model: string }): FilePermissions;
}

export const filePermissionsOf = (strapi: Strapi, { state }: AdminContext, action: string): FilePermissions =>
  service<AdminPermissions>(strapi, 'admin::permission').createPermissionsManager({
    ability: state.userAbility,
    action,
    model: FILE,
  });
