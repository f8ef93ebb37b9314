const HERE = 'https://here.invalid';
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
/** Characters that word processors put around addresses. */
const AROUND = new Set([...' \t\u00A0"\'<>„“”‚‘’«»']);
const MAX_LENGTH = 2_000;

function withoutQuotes(address: string): string {
  let start = 0;
  let end = address.length;
  while (start < end && AROUND.has(address[start] ?? '')) start += 1;
  while (end > start && AROUND.has(address[end - 1] ?? '')) end -= 1;
  return address.slice(start, end);
}

function pathOnSite({ pathname, search, hash }: URL, written: string): string | null {
  if (written.startsWith('#')) return hash || null;
  // Browsers would take the path of `/.//example.org` for another host.
  return pathname.startsWith('//') ? null : pathname + search + hash;
}

/**
 * Accepts http, https and mailto, paths of this site, and places on the page, in a form that all browsers read alike.
 * Returns null for all others, such as `javascript:`.
 */
export function safeHref(written: string): string | null {
  if (written.length > MAX_LENGTH) return null;
  const address = withoutQuotes(written);
  if (address === '') return null;
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(whole, HERE)) return null;
  const url = new URL(whole, HERE);
  if (!PROTOCOLS.has(url.protocol)) return null;
  if (url.origin === HERE) return pathOnSite(url, whole);
  // `//example.org` leads to another host without naming a protocol.
  return /^(?:https?|mailto):/i.test(whole) ? url.href : null;
}
