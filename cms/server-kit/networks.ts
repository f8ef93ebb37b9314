import ipaddr from 'ipaddr.js';

/** `share` multiplies the limit for this name: of an account, of a network, or the hash of one. */
export interface Counted {
  name: string;
  share: number;
}

/** A household or company has a whole /64 of IPv6 addresses. */
const HOUSEHOLD_BITS = 64;
/** Many providers assign a /48, with 65,536 households; others serve whole towns from one. */
const SITE_BITS = 48;

/**
 * Returns the networks within which the owner of an address can change it, the narrowest first. Whatever is no IPv6
 * address is a network of its own.
 */
export function networksOf(address: string, shareOfSite: number): [Counted, ...Counted[]] {
  if (!ipaddr.isValid(address)) return [{ name: address, share: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }];
  const bytes = Buffer.from(parsed.toByteArray());
  const name = (bits: number) => `${bytes.subarray(0, bits / 8).toString('hex')}/${bits}`;
  return [
    { name: name(HOUSEHOLD_BITS), share: 1 },
    { name: name(SITE_BITS), share: shareOfSite },
  ];
}
