import { errors } from '@strapi/utils';
import { type Ability, type AdminContext, type Data, pluginService, type Strapi, service } from '../strapi';

type Verb = 'create' | 'read' | 'update' | 'delete';

/** Policies of routes check only the action; conditions of a role, such as "only own entries", need the entry. */
export interface Permissions {
  can: Record<Verb, (entry?: Data, field?: string) => boolean>;
  cannot: Record<Verb, (entry?: Data) => boolean>;
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

/** Relations that conditions of roles refer to, to be populated. */
export const CREATOR = { createdBy: { populate: ['roles'] } };

export const NOTHING: Data = { id: { $null: true } };

interface AdminPermissions {
  createPermissionsManager(options: { ability: Ability; action: string; model: string }): {
    getQuery(): Data | null;
  };
}

/** Applies the conditions of roles; `field` limits it to entries whose field the account may read. */
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

/** Throws ForbiddenError for data that the account may not write; Strapi would silently drop those fields. */
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
