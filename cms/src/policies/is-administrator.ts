import type { AdminContext } from '../strapi';

/** Only the role of administrators, which Strapi calls Super Admin. After `admin::isAuthenticatedAdmin`. */
export default function isAdministrator({
  state,
}: {
  state: { user: Pick<AdminContext['state']['user'], 'roles'> };
}): boolean {
  return state.user.roles.some(({ code }) => code === 'strapi-super-admin');
}
