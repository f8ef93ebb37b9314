import { isIPv6 } from 'node:net';

export interface SenderNetwork {
  name: string;
  /** The limit as a multiple of that for one sender. */
  share: number;
}

/** A household or company has a /64 of IPv6 addresses, which counts as one sender. */
const HOUSEHOLD_GROUPS = 4;
/**
 * Many providers assign a /48, with 65,536 of these; others serve whole towns from one. Sign-in allows it only four
 * times as much (cms/src/accounts/sign-in/networks.ts): there a refused person waits, here a customer is lost.
 */
const SITE_GROUPS = 3;
const SITE_SHARE = 10;

/** Splits an address in canonical form: `2001:0DB8:0::1` is `2001:db8::1`. */
function canonicalGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::', 2).map((part) => (part === '' ? [] : part.split(':')));
  const zeros = canonical.includes('::') ? 8 - head.length - tail.length : 0;
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
}

/** Returns the networks that an address counts against, within which its owner can change it. */
export function networksOf(address: string): SenderNetwork[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return [{ name: plain, share: 1 }];
  const groups = canonicalGroups(plain);
  const network = (length: number) => `${groups.slice(0, length).join(':')}/${length * 16}`;
  return [
    { name: network(HOUSEHOLD_GROUPS), share: 1 },
    { name: network(SITE_GROUPS), share: SITE_SHARE },
  ];
}
