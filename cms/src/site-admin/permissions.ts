import { errors } from '@strapi/utils';
import { type Ability, type AdminContext, type Data, pluginService, type Strapi, service } from '../strapi';

type Verb = 'create' | 'read' | 'update' | 'delete';

/**
 * What an account may do with one type. Strapi's route policy looks at the action alone; conditions of a role
 * ("only what I made", "only French") hold through this, asked with the entry.
 */
export interface Permissions {
  can: Record<Verb, (entry?: Data, field?: string) => boolean>;
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

/** A filter that fits no entry. */
export const NOTHING: Data = { id: { $null: true } };

interface AdminPermissions {
  createPermissionsManager(options: { ability: Ability; action: string; model: string }): {
    /** Null where the ability has no rule for the action. */
    getQuery(): Data | null;
  };
}

/**
 * The entries that the account may read, as a filter for queries: the conditions of its roles hold in the database.
 * @param field of which the value is to be read; roles give each field by itself
 */
export function readableFilter(strapi: Strapi, { state }: AdminContext, uid: string, field?: string): Data {
  const { userAbility } = state;
  const ability: Ability = {
    can: (action, subject) => userAbility.can(action, subject),
    rulesFor: (action, model) => userAbility.rulesFor(action, model, field),
  };
  const query = service<AdminPermissions>(strapi, 'admin::permission')
    .createPermissionsManager({ ability, action: `${EXPLORER}.read`, model: uid })
    .getQuery();
  return query ?? NOTHING;
}

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
