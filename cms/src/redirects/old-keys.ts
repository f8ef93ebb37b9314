import { DEFAULT_LANGUAGE, splitPath } from '../../contract/languages';
import { declarationOf } from '../../contract/ordered-kinds';
import { isSameAddress, targetAddress } from '../../contract/redirect-address';
import { ORDERED_TYPES, PROJECT, REDIRECT } from '../content-types';
import { type DocumentRule, documents, type Row, type Strapi, table } from '../strapi';

/** Types whose entries have a page at their key; a place on a page of others needs no redirect. */
const PATHS: ReadonlyMap<string, (key: string) => string> = new Map([
  [PROJECT, (key: string) => `/products/${key}`] as const,
  ...ORDERED_TYPES.flatMap(({ uid, kind }) => {
    const { addressOf, isLinked } = declarationOf(kind);
    return isLinked && addressOf && !addressOf('').includes('#') ? [[uid, addressOf] as const] : [];
  }),
]);

const keyOf = async (strapi: Strapi, uid: string, documentId: string): Promise<string | null> => {
  const row = await table<Row>(strapi, uid).findOne({ where: { documentId, locale: DEFAULT_LANGUAGE } });
  return typeof row?.key === 'string' ? row.key : null;
};

interface Stored extends Row {
  address: string;
  target: string | null;
}

function retargeted(target: string, to: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  const { prefix } = splitPath(path);
  return `${prefix ? `/${prefix}` : ''}${to}${target.slice(path.length)}`;
}

async function leadOn(strapi: Strapi, from: string, to: string): Promise<void> {
  const redirects = documents(strapi, REDIRECT);
  const all = await table<Stored>(strapi, REDIRECT).findMany({});
  // A key that returns leads nowhere else.
  const returned = all.filter(({ address }) => isSameAddress(address, to));
  for (const { documentId } of returned) await redirects.delete({ documentId });
  const others = all.filter((redirect) => !returned.includes(redirect));
  for (const { documentId, target } of others) {
    const leadsTo = targetAddress(target);
    if (target === null || leadsTo === null || !isSameAddress(leadsTo, from)) continue;
    await redirects.update({ documentId, data: { target: retargeted(target, to) } });
  }
  const data = { address: from, kind: 'permanent', target: to, campaign: null };
  const known = others.find(({ address }) => address === from);
  if (known) await redirects.update({ documentId: known.documentId, data });
  else await redirects.create({ data });
}

/** Makes a redirect when the key of a page changes, which only Strapi's panel allows. */
export const leadOldKeyOn: DocumentRule = async (strapi, { uid, action, params }, next) => {
  const { documentId, data } = params;
  const pathOf = PATHS.get(uid);
  if (!pathOf || action !== 'update' || !documentId || typeof data?.key !== 'string') return next();
  return strapi.db.transaction(async () => {
    const before = await keyOf(strapi, uid, documentId);
    const result = await next();
    const after = await keyOf(strapi, uid, documentId);
    if (before && after && before !== after) await leadOn(strapi, pathOf(before), pathOf(after));
    return result;
  });
};
