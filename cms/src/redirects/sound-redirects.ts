import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, splitPath } from '../../contract/languages';
import { type StoredRedirect, storedRedirect } from '../../contract/redirect';
import {
  isReservedAddress,
  isSameAddress,
  normalAddress,
  targetAddress,
  withoutSite,
} from '../../contract/redirect-address';
import { MOST_REDIRECTS, type RedirectField, type RedirectProblem } from '../../contract/redirect-fields';
import type { RefusalCode, RefusalDetails } from '../../contract/refusal';
import { internalLink } from '../../contract/site-addresses';
import { REDIRECT } from '../content-types';
import { readSettings } from '../env';
import { LinkTargets } from '../links/link-targets';
import { lockPart } from '../site-version/version-row';
import { type Data, type DocumentRule, documents, type Row, type Strapi, table } from '../strapi';

const WRITES = new Set(['create', 'update', 'clone']);

/** Answers 400; the panel shows the German words at the field, the site rewords them by the code. */
function refused(code: RefusalCode, field: RedirectField, message: string, details: RefusalDetails = {}) {
  const problem = { path: [field], message, name: 'ValidationError' };
  return new errors.ValidationError(message, { code, field, ...details, errors: [problem] });
}

const targetsOf = (strapi: Strapi) => new LinkTargets(strapi, { path: null, contentIn: () => '' });

async function hasPage(strapi: Strapi, address: string): Promise<boolean> {
  if (isReservedAddress(address)) return true;
  const { prefix, path } = splitPath(address);
  const link = { language: prefix ?? DEFAULT_LANGUAGE, path, place: '' };
  return (await targetsOf(strapi).problemOf(link)) === null;
}

export async function problemOf(strapi: Strapi, redirect: StoredRedirect): Promise<RedirectProblem | null> {
  if (await hasPage(strapi, redirect.address)) return 'address-in-use';
  if (!redirect.target?.startsWith('/')) return null;
  const link = internalLink(redirect.target, DEFAULT_LANGUAGE, readSettings().SITE_URL);
  const problem = link && (await targetsOf(strapi).problemOf(link));
  return problem === 'page' || problem === 'picture' ? 'target-missing' : null;
}

const NO_TARGET = { target: null, campaign: null };

function tidied(data: Data): Data {
  const { address, target } = data;
  return {
    ...data,
    ...(typeof address === 'string' && { address: normalAddress(address) }),
    ...(typeof target === 'string' && { target: withoutSite(target, readSettings().SITE_URL) }),
  };
}

interface Other extends Row {
  address: string;
  target: string | null;
}

function spellingsOf(address: string): string[] {
  const { prefix, path } = splitPath(address);
  return [path, ...(prefix ? [prefix] : LANGUAGE_CODES).map((language) => `/${language}${path}`)];
}

async function refuseChains(
  strapi: Strapi,
  { address, target }: StoredRedirect,
  unlessOwn: Data,
): Promise<void> {
  const redirects = table<Other>(strapi, REDIRECT);
  const leadsTo = targetAddress(target);
  if (leadsTo !== null && isSameAddress(leadsTo, address)) {
    throw refused('redirect-loop', 'target', 'Diese Weiterleitung würde im Kreis führen.');
  }
  const [next] =
    leadsTo === null
      ? []
      : await redirects.findMany({ where: { ...unlessOwn, address: { $in: spellingsOf(leadsTo) } } });
  if (next) {
    const message = next.target
      ? `„${next.address}“ leitet selbst weiter. Bitte gleich ${next.target} als Ziel eintragen.`
      : `„${next.address}“ gibt es nicht mehr. Bitte ein anderes Ziel eintragen.`;
    throw refused('redirect-chain', 'target', message, next.target ? { choices: [next.target] } : {});
  }
  const beginnings = spellingsOf(address).map((path) => ({ target: { $startsWithi: path } }));
  const before = await redirects.findMany({ where: { ...unlessOwn, $or: beginnings } });
  const previous = before.find((other) => {
    const otherLeadsTo = targetAddress(other.target);
    return otherLeadsTo !== null && isSameAddress(otherLeadsTo, address);
  });
  if (previous) {
    const message = `„${previous.address}“ leitet hierher weiter. Bitte zuerst dort das neue Ziel eintragen.`;
    throw refused('redirect-chain', 'address', message, { choices: [previous.address] });
  }
}

async function refuseUnsound(
  strapi: Strapi,
  wanted: StoredRedirect,
  own: { documentId: string; address: string } | null,
): Promise<void> {
  const { address, kind, target, campaign } = wanted;
  const unlessOwn = own ? { documentId: { $ne: own.documentId } } : {};
  if (!own && (await documents(strapi, REDIRECT).count({})) >= MOST_REDIRECTS) {
    const message = `Mehr als ${MOST_REDIRECTS} Weiterleitungen nimmt die Website nicht auf.`;
    throw refused('too-many-redirects', 'address', message, { limit: MOST_REDIRECTS });
  }
  if (await table<Other>(strapi, REDIRECT).findOne({ where: { ...unlessOwn, address } })) {
    throw refused('address-taken', 'address', `Für „${address}“ gibt es schon eine Weiterleitung.`);
  }
  if (kind !== 'gone' && target === null) {
    throw refused('field-required', 'target', 'Bitte eintragen, wohin die Adresse führt.');
  }
  if (campaign !== null && targetAddress(target) === null) {
    const message =
      'Eine Kampagne gibt es nur für Ziele auf dieser Website; an andere wird nichts übergeben.';
    throw refused('campaign-elsewhere', 'campaign', message);
  }
  if (address !== own?.address && (await hasPage(strapi, address))) {
    const message = `Unter „${address}“ gibt es schon eine Seite oder Datei dieser Website.`;
    throw refused('address-in-use', 'address', message);
  }
  await refuseChains(strapi, wanted, unlessOwn);
}

/** Keeps redirects of whoever saves them without chains, loops and addresses of pages (docs/decisions/0083). */
export const keepRedirectsSound: DocumentRule = async (strapi, { action, params }, next) => {
  const { data, documentId } = params;
  if (!WRITES.has(action) || !data) return next();
  return strapi.db.transaction(async ({ trx }) => {
    await lockPart(trx, 'redirects');
    params.data = tidied(data);
    const stored = documentId
      ? await table<Other>(strapi, REDIRECT).findOne({ where: { documentId } })
      : null;
    const merged: Data = { kind: 'permanent', ...stored, ...params.data };
    if (typeof merged.address !== 'string' || merged.address === '') {
      throw refused('field-required', 'address', 'Bitte die Adresse eintragen, die weiterleitet.');
    }
    if (merged.kind === 'gone') Object.assign(params.data, NO_TARGET);
    await refuseUnsound(
      strapi,
      storedRedirect.parse({ ...merged, ...params.data }),
      action === 'update' ? stored : null,
    );
    return next();
  });
};
