import { CONTACT_SUBMISSION, KEYED_TYPES, PLAIN_UIDS, SHOWN_SINGLE_UIDS } from '../content-types';
import { type Strapi, service, table } from '../strapi';
import { ledger } from './ledger';

interface ApiTokens {
  create(token: Record<string, unknown>): Promise<{ id: number }>;
  update(id: number, token: Record<string, unknown>): Promise<unknown>;
  revoke(id: number): Promise<unknown>;
  hash(accessKey: string): string;
}
interface ApiToken {
  id: number;
  accessKey: string;
  permissions?: { action: string }[];
}

const API_TOKEN = 'admin::api-token';
const NAME = 'Website';
const DESCRIPTION =
  'Wird beim Start angelegt und bei jedem Start geprüft: liest Inhalte, schreibt Kontaktanfragen.';
const PERMISSIONS = [
  ...KEYED_TYPES.flatMap(({ uid }) => [`${uid}.find`, `${uid}.findOne`]),
  ...[...SHOWN_SINGLE_UIDS, ...PLAIN_UIDS].map((uid) => `${uid}.find`),
  `${CONTACT_SUBMISSION}.create`,
];

/** Comes from the environment, so that nobody has to copy one (decision H7). */
export async function ensureSiteToken(strapi: Strapi, key: string): Promise<void> {
  await revokeTokensMadeByStrapi(strapi);
  const tokens = service<ApiTokens>(strapi, API_TOKEN);
  const rows = table<ApiToken>(strapi, API_TOKEN);
  const existing = await rows.findOne({ where: { name: NAME }, populate: ['permissions'] });
  const wanted = {
    name: NAME,
    description: DESCRIPTION,
    type: 'custom',
    lifespan: null,
    permissions: PERMISSIONS,
  };

  const id = existing?.id ?? (await tokens.create(wanted)).id;
  if (existing && !hasExactly(existing.permissions ?? [])) await tokens.update(id, wanted);
  const accessKey = tokens.hash(key);
  if (existing?.accessKey !== accessKey) {
    await rows.update({ where: { id }, data: { accessKey, encryptedKey: null } });
  }
}

function hasExactly(permissions: { action: string }[]): boolean {
  const actions = permissions.map(({ action }) => action).sort();
  return actions.join() === [...PERMISSIONS].sort().join();
}

/** Strapi creates two tokens in an empty database; its "Read Only" could read messages. */
async function revokeTokensMadeByStrapi(strapi: Strapi): Promise<void> {
  const done = ledger<boolean>(strapi, 'defaultTokensRevoked');
  if (await done.read()) return;
  const found = await table<ApiToken>(strapi, API_TOKEN).findMany({
    where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null },
    select: ['id'],
  });
  for (const { id } of found) await service<ApiTokens>(strapi, API_TOKEN).revoke(id);
  await done.write(true);
}
