import type { AdminContext } from '../strapi';

/** Only the role of administrators, which Strapi calls Super Admin. After `admin::isAuthenticatedAdmin`. */
export default function isAdministrator({ state }: AdminContext): boolean {
  return state.user.roles.some(({ code }) => code === 'strapi-super-admin');
}
