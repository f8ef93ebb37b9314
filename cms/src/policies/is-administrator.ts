import type { AdminContext } from '../strapi';

/** Requires Strapi's Super Admin. Runs after `admin::isAuthenticatedAdmin`. */
export default function isAdministrator({
  state,
}: {
  state: { user: Pick<AdminContext['state']['user'], 'roles'> };
}): boolean {
  return state.user.roles.some(({ code }) => code === 'strapi-super-admin');
}
