import type { Strapi } from '../../strapi';

/** Logs events of second factors only by the account's number (decision E7). */
export function noteTurnedOn(strapi: Strapi, account: number): void {
  strapi.log.info(`Account ${account} signs in with a second factor now.`);
}

export function noteRemoved(strapi: Strapi, account: number): void {
  strapi.log.info(`Account ${account} has removed its second factor.`);
}

export function noteRecoveryCodesReplaced(strapi: Strapi, account: number): void {
  strapi.log.info(`Account ${account} has new recovery codes.`);
}

export function noteRecoveryCodeUsed(strapi: Strapi, account: number, left: number): void {
  strapi.log.info(`Account ${account} has used a recovery code, ${left} are left.`);
}

export function noteWrongCode(strapi: Strapi, account: number): void {
  strapi.log.warn(`A wrong code of the second factor was given for account ${account}.`);
}

export function noteUnreadableSecret(strapi: Strapi, account: number): void {
  strapi.log.error(
    `The second factor of account ${account} cannot be read: ENCRYPTION_KEY is not the one that it was stored with. Its recovery codes still work.`,
  );
}
