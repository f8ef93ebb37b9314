import { errors } from '@strapi/utils';
import { type AdminContext, type Data, pluginService, type Strapi } from '../strapi';

type Verb = 'create' | 'read' | 'update' | 'delete';

/**
 * What an account may do with one type. Strapi's route policy looks at the action alone; conditions of a role
 * ("only what I made", "only French") hold through this, asked with the entry.
 */
export interface Permissions {
  can: Record<Verb, (entry?: Data) => boolean>;
  cannot: Record<Verb, (entry?: Data) => boolean>;
  /** Without the fields that the account must not see. */
  sanitizeOutput(entry: Data): Promise<Data>;
  sanitizeCreateInput(data: Data): Promise<Data>;
  sanitizeUpdateInput(entry: Data): (data: Data) => Promise<Data>;
}

interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): Permissions;
}

export const EXPLORER = 'plugin::content-manager.explorer';

export const permissionsOf = (strapi: Strapi, { state }: AdminContext, uid: string): Permissions =>
  pluginService<PermissionCheckers>(strapi, 'content-manager', 'permission-checker').create({
    userAbility: state.userAbility,
    model: uid,
  });

/**
 * The entry to write, or what a new one will be; answers the data that Strapi lets through. Strapi drops
 * fields that the account may not write: here that is an error, so that no change is lost unseen.
 */
export async function permittedData(permissions: Permissions, entry: Entry, data: Data): Promise<Data> {
  const { existing, planned } = entry;
  const isForbidden = existing ? permissions.cannot.update(existing) : permissions.cannot.create(planned);
  if (isForbidden) throw new errors.ForbiddenError();
  const permitted = existing
    ? await permissions.sanitizeUpdateInput(existing)(data)
    : await permissions.sanitizeCreateInput(data);
  const refused = Object.keys(data).filter((field) => !(field in permitted));
  if (refused.length > 0) throw new errors.ForbiddenError(`Not allowed: ${refused.join(', ')}`);
  return permitted;
}

interface Entry {
  existing?: Data;
  planned?: Data;
}
