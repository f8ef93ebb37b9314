import { FILE } from '../content-types';
import { type Ability, type AdminContext, type Data, type Strapi, service } from '../strapi';

export const READ_FILE = 'plugin::upload.read';
/** Strapi has one right for describing, replacing, moving and deleting. */
export const CHANGE_FILE = 'plugin::upload.assets.update';

/** Conditions of a role, such as "only files of one's own", are checked only where a file is given. */
interface FilePermissions {
  isAllowed: boolean;
  ability: Ability;
  toSubject(file: Data): unknown;
  /** The filter for queries of files with which the account may do it; null where there are none. */
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
