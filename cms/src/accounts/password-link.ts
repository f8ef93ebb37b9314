import { createHash, randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import { passwordLink } from '../../contract/password-link-fields';
import type { RefusalCode } from '../../contract/refusal';
import { readSettings } from '../env';
import { type Strapi, service, table } from '../strapi';

const HOUR_MS = 60 * 60 * 1_000;

export type LinkPurpose = 'reset' | 'invitation';

export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  reset: HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
};

interface AccountState {
  isActive: boolean | null;
  blocked: boolean | null;
  /** Strapi's own token of an invitation that nobody has accepted. */
  registrationToken: string | null;
}

export interface LinkTarget {
  id: number;
  username: string | null;
  email: string;
  purpose: LinkPurpose;
}

type LinkedAccount = AccountState & Omit<LinkTarget, 'purpose'>;

/** Returns null for an account that must get no link. */
export function purposeFor({ isActive, blocked, registrationToken }: AccountState): LinkPurpose | null {
  if (blocked) return null;
  if (isActive) return 'reset';
  return registrationToken ? 'invitation' : null;
}

const accounts = <Account>(strapi: Strapi) => table<Account>(strapi, 'admin::user');

/** The database keeps only this, so that nobody can use what a backup has. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

const linkInvalid = () => {
  const details: { code: RefusalCode } = { code: 'link-invalid' };
  return new errors.ApplicationError(
    'Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    details,
  );
};

function targetOf(account: LinkedAccount | null): LinkTarget | null {
  const purpose = account && purposeFor(account);
  if (!account || !purpose) return null;
  const { id, username, email } = account;
  return { id, username, email, purpose };
}

export const linkTarget = async (strapi: Strapi, id: number): Promise<LinkTarget | null> =>
  targetOf(await accounts<LinkedAccount>(strapi).findOne({ where: { id } }));

/** Makes a link that replaces the one before. `updateMany` ends no session, and leaves no entry in the audit trail. */
export async function makeLink(
  strapi: Strapi,
  { id, purpose }: LinkTarget,
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const resetPasswordTokenExpiresAt = new Date(now + LINK_LIFETIME_MS[purpose]);
  const data = { resetPasswordToken: digest(token), resetPasswordTokenExpiresAt };
  await accounts(strapi).updateMany({ where: { id }, data });
  return passwordLink(readSettings().SITE_URL, token);
}

/** Throws an ApplicationError. */
export async function accountOfLink(strapi: Strapi, token: string, now = Date.now()): Promise<LinkTarget> {
  type Stored = LinkedAccount & { resetPasswordTokenExpiresAt: string | Date | null };
  const account = await accounts<Stored>(strapi).findOne({ where: { resetPasswordToken: digest(token) } });
  const ends = account?.resetPasswordTokenExpiresAt;
  const target = targetOf(account);
  if (!target || !ends || new Date(ends).getTime() <= now) throw linkInvalid();
  return target;
}

const NO_LINK = { resetPasswordToken: null, resetPasswordTokenExpiresAt: null };

/** Takes the link first, so that of two requests one gets it. Throws an ApplicationError. */
export async function setPasswordByLink(
  strapi: Strapi,
  { id }: LinkTarget,
  token: string,
  password: string,
): Promise<void> {
  type Users = { updateById(id: number, change: object): Promise<unknown> };
  await strapi.db.transaction(async () => {
    const where = { id, resetPasswordToken: digest(token) };
    const { count } = await accounts(strapi).updateMany({ where, data: NO_LINK });
    if (count !== 1) throw linkInvalid();
    const change = { password, isActive: true, registrationToken: null };
    await service<Users>(strapi, 'admin::user').updateById(id, change);
  });
}

type AccountChange = Partial<AccountState> & { email?: string; password?: string };

/**
 * Ends the link of an account whose password or address changes or that is closed: a mail to a former address must not
 * open it. Compares with the former values, because the panel saves all of them each time.
 */
export function endLinksOfChangedAccounts(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async beforeUpdate({ params, state }) {
      const where = params.where as Record<string, unknown>;
      state.before = await accounts<LinkedAccount>(strapi).findOne({ where });
    },
    async afterUpdate({ params, result, state }) {
      const { password, email, isActive, blocked } = params.data as AccountChange;
      const before = state.before as LinkedAccount | null;
      const isMoved = email !== undefined && email !== before?.email;
      const isClosed = blocked === true || (isActive === false && before?.isActive === true);
      if (password === undefined && !isMoved && !isClosed) return;
      const { id } = result as { id: number };
      await accounts(strapi).updateMany({ where: { id }, data: NO_LINK });
    },
  });
}
