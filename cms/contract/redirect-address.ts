// Imports no Zod, as forms load it. Site and Strapi compare addresses by these rules (docs/decisions/0083).
import { splitPath } from './languages';
import { isSiteFile, SITE_PAGES, withoutEscapes } from './site-addresses';

/** Returns the path as it is stored and compared: readable, in small letters, without a slash at its end. */
export function normalAddress(address: string): string {
  const path = address.trim().replace(/^https?:\/\/[^/?#\s]+/i, '');
  return withoutEscapes(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

/** Returns the path of a target on the site, null for one elsewhere. */
export function targetAddress(target: string | null): string | null {
  if (!target?.startsWith('/')) return null;
  return normalAddress(target.split(/[?#]/, 1)[0] ?? '');
}

export const withoutSite = (target: string, siteUrl: string): string =>
  `${target}/`.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) || '/' : target;

/** An address without language is the one in every language. */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [splitPath(one), splitPath(other)];
  return a.path === b.path && (a.prefix === null || b.prefix === null || a.prefix === b.prefix);
}

const PAGES = new Set(
  Object.keys(SITE_PAGES)
    .filter((path) => !path.includes(':'))
    .map(normalAddress),
);
const FOLDERS = ['/admin/', '/api/', '/assets/', '/icons/', '/uploads/'];
const FILES = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];

/** Tells addresses that belong to the site itself, whatever editors write. */
export function isReservedAddress(address: string): boolean {
  const { path } = splitPath(address);
  return (
    PAGES.has(path) ||
    isSiteFile(path) ||
    FILES.includes(path) ||
    FOLDERS.some((folder) => `${path}/`.startsWith(folder))
  );
}

interface Addressed {
  address: string;
}

/** Finds the redirect of a path: its own language first, then the one for all. */
export function findRedirect<Redirect extends Addressed>(
  redirects: ReadonlyMap<string, Redirect>,
  pathname: string,
): Redirect | null {
  const address = normalAddress(pathname);
  return redirects.get(address) ?? redirects.get(splitPath(address).path) ?? null;
}
