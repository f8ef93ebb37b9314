/** Stands for whichever site the text is shown on. */
const HERE = 'https://here.invalid';
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
/** What word processors put around an address. */
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
  // `/.//example.org` becomes a path that browsers take for another host.
  return pathname.startsWith('//') ? null : pathname + search + hash;
}

/**
 * Where a link of an editor's text leads, in the one form that every browser reads alike: an address with http, https
 * or mailto, a path of this site, or a place on the page. Null for everything else, such as `javascript:`.
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
  // `//example.org` leads to another host and names no protocol.
  return /^(?:https?|mailto):/i.test(whole) ? url.href : null;
}
