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

/** Whose second factor is a duty, by the setting SECOND_FACTOR_REQUIRED_FOR. */
export function isObliged(user: Roles): boolean {
  const { SECOND_FACTOR_REQUIRED_FOR: obliged } = readSettings();
  return obliged === 'all' || (obliged === 'administrators' && isAdministrator({ state: { user } }));
}

/** Whether an account has to set up a second factor before it may do anything else. */
export async function owesSecondFactor(strapi: Strapi, user: Roles & { id: number }): Promise<boolean> {
  return isObliged(user) && !(await secondFactors(strapi).isOn(user.id));
}

/** The same for an account of which the roles are not known. */
export async function accountOwesSecondFactor(strapi: Strapi, id: number): Promise<boolean> {
  const user = await table<Roles & { id: number }>(strapi, 'admin::user').findOne({
    where: { id },
    populate: ['roles'],
  });
  return user !== null && owesSecondFactor(strapi, user);
}

export const DUTY = { code: 'second-factor-duty' } as const;

/** The panel cannot set up a second factor, so it sends people to where they can. */
export const dutySentence = () =>
  `Für dieses Konto ist die Anmeldung in zwei Schritten Pflicht. Bitte richten Sie den zweiten Schritt unter ${readSettings().SITE_URL}/admin ein und melden Sie sich danach hier an.`;

/** Strapi hands on the sentence of a PolicyError alone, of all its refusals with 403. */
export const dutyRefusal = () => new errors.PolicyError(dutySentence(), DUTY);

/** Middleware of a route, within the check of the account. @throws PolicyError */
export function demandSecondFactor(strapi: Strapi): HttpMiddleware<AdminContext> {
  return async ({ state: { user } }, next) => {
    // Routes without a check of the account have none.
    if (user && (await owesSecondFactor(strapi, user))) throw dutyRefusal();
    return next();
  };
}

/** The calls of the panel that are open to an account that owes a second factor, beside those without an account. */
const OPEN = ['admin authentication.logout'];

export function demandSecondFactorInPanel(strapi: Strapi): void {
  const demand = demandSecondFactor(strapi);
  for (const { part, route } of everyPanelRoute(strapi)) {
    if (!OPEN.includes(`${part} ${route.handler}`)) wrapRoute(route, demand);
  }
}
