import { FILE } from '../content-types';
import { type AdminContext, type Data, type Strapi, service } from '../strapi';

/** What an account may do with files: conditions of a role ("only what I made") hold when asked with the file. */
interface FilePermissions {
  isAllowed: boolean;
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(file: Data): unknown;
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
