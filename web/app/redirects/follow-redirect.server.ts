import { CAMPAIGN_PARAMETER } from 'contract/campaign';
import { findRedirect } from 'contract/redirect-address';
import { REDIRECT_STATUS } from 'contract/redirect-fields';
import { getRedirects, type Redirect } from '~/content/published/redirects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref, type UrlLocale } from '~/i18n/paths';
import { addressCounts } from './address-counts.server';

const NONE: ReadonlyMap<string, Redirect> = new Map();

/** As of the last address without a page, for counting, which cannot wait. */
let lastKnown = NONE;

const BASE = 'http://site';

/** Takes the visitor's query along to pages of the site, and tells other sites nothing. */
function locationOf(
  { target, campaign }: Redirect & { target: string },
  locale: UrlLocale,
  given: URLSearchParams,
): string {
  const url = new URL(target, BASE);
  if (!target.startsWith('/')) return url.href;
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of given) if (!own.has(name)) url.searchParams.append(name, value);
  if (campaign) url.searchParams.set(CAMPAIGN_PARAMETER, campaign);
  return internalHref(url.pathname + url.search + url.hash, locale);
}

interface Followed {
  status: number;
  /** Null for a page that is gone. */
  location: string | null;
}

/** Finds what editors have said of an address that has no page (docs/decisions/0083). */
export async function followRedirect(request: Request): Promise<Followed | null> {
  if (request.method !== 'GET') return null;
  lastKnown = await orWhenUnavailable(getRedirects(), lastKnown);
  const { pathname, searchParams } = new URL(request.url);
  const redirect = findRedirect(lastKnown, pathname);
  if (!redirect) return null;
  const { kind, target } = redirect;
  const status = REDIRECT_STATUS[kind];
  if (kind === 'gone') return { status, location: null };
  return target
    ? { status, location: locationOf({ ...redirect, target }, languageOf(request), searchParams) }
    : null;
}

export function countAddress(pathname: string, status: number): void {
  if (status === 404) {
    addressCounts().miss(pathname);
    return;
  }
  const redirect = findRedirect(lastKnown, pathname);
  if (redirect && REDIRECT_STATUS[redirect.kind] === status) addressCounts().hit(redirect.documentId);
}
