import { errors } from '@strapi/utils';
import type { LinkCheck, LinkCheckQuery } from '../../contract/link-check';
import { CONTENT_TYPES } from '../content-types';
import { findBrokenLinks } from '../links/broken-links';
import type { AdminContext, Strapi } from '../strapi';
import { textsToPopulate, writtenTexts } from '../translations/translated-texts';
import { entriesOf, visibleRows } from './localized-entries';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

/** Checks the stored texts that the account may read, of a post the draft. */
async function check(
  strapi: Strapi,
  context: AdminContext,
  { kind, key }: LinkCheckQuery,
): Promise<LinkCheck> {
  const type = CONTENT_TYPES.find((one) => one.kind === kind);
  if (!type) throw new errors.NotFoundError();
  const { uid, keyField, hasDrafts } = type;
  const [rows] = await entriesOf(strapi, type, textsToPopulate(uid), {
    $or: [{ [keyField]: key }, { documentId: key }],
    ...(hasDrafts && { publishedAt: { $null: true } }),
  });
  const visible = rows && (await visibleRows(permissionsOf(strapi, context, uid), rows));
  if (!visible) throw new errors.NotFoundError();
  const texts = new Map(visible.map((row) => [row.locale, writtenTexts(uid, row)]));
  const named = String(rows[0][keyField] ?? key);
  return { kind, key: named, broken: await findBrokenLinks(strapi, { uid, key: named }, texts) };
}

export const linkCheckRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/link-checks', ({ context, query }) => check(strapi, context, query)),
];
