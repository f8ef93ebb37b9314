import { errors } from '@strapi/utils';
import { readSettings } from '../../env';
import isAdministrator from '../../policies/is-administrator';
import {
  type AdminContext,
  type AdminUser,
  everyPanelRoute,
  type HttpMiddleware,
  type Strapi,
  table,
  wrapRoute,
} from '../../strapi';
import { secondFactors } from './second-factors';

type Roles = Pick<AdminUser, 'roles'>;

export function isObliged(user: Roles): boolean {
  const { SECOND_FACTOR_REQUIRED_FOR: obliged } = readSettings();
  return obliged === 'all' || (obliged === 'administrators' && isAdministrator({ state: { user } }));
}

export async function owesSecondFactor(strapi: Strapi, user: Roles & { id: number }): Promise<boolean> {
  return isObliged(user) && !(await secondFactors(strapi).isOn(user.id));
}

export async function accountOwesSecondFactor(strapi: Strapi, id: number): Promise<boolean> {
  const user = await table<Roles & { id: number }>(strapi, 'admin::user').findOne({
    where: { id },
    populate: ['roles'],
  });
  return user !== null && owesSecondFactor(strapi, user);
}

export const DUTY = { code: 'second-factor-duty' } as const;

/** Sends people to /admin, because the panel cannot set up a second factor. */
export const dutySentence = () =>
  `Für dieses Konto ist die Anmeldung in zwei Schritten Pflicht. Bitte richten Sie den zweiten Schritt unter ${readSettings().SITE_URL}/admin ein und melden Sie sich danach hier an.`;

/** PolicyError is the only 403 whose sentence Strapi passes on. */
export const dutyRefusal = () => new errors.PolicyError(dutySentence(), DUTY);

/** Middleware of a route, within the check of the account. Throws a PolicyError. */
export function demandSecondFactor(strapi: Strapi): HttpMiddleware<AdminContext> {
  return async ({ state: { user } }, next) => {
    // Routes without a check of the account have no user.
    if (user && (await owesSecondFactor(strapi, user))) throw dutyRefusal();
    return next();
  };
}

/** Calls that stay open to an account that owes a second factor. */
const OPEN = ['admin authentication.logout'];

export function demandSecondFactorInPanel(strapi: Strapi): void {
  const demand = demandSecondFactor(strapi);
  for (const { part, route } of everyPanelRoute(strapi)) {
    if (!OPEN.includes(`${part} ${route.handler}`)) wrapRoute(route, demand);
  }
}
