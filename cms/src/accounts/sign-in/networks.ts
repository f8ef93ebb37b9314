import ipaddr from 'ipaddr.js';

/** A range of addresses that one attacker can use. */
export interface Network {
  name: string;
  /** How many times the limit of failures it may reach. */
  share: number;
}

/**
 * A household or office has a whole /64 of IPv6 addresses, and a /48 is easy to get. The contact form allows a /48 ten
 * times as much (web/app/http/sender-networks.server.ts): there a refused message is a lost customer, while
 * here a refused person only has to wait.
 */
const IPV6_NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 48, share: 4 },
];

/** The networks of an address, the narrowest first. */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!ipaddr.isValid(address)) return [{ name: address, share: 1 }];
  // IPv4 written as IPv6 becomes IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }];
  const bytes = parsed.toByteArray();
  const [household, provider] = IPV6_NETWORKS.map(({ bits, share }) => ({
    name: `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
    share,
  })) as [Network, Network];
  return [household, provider];
}
