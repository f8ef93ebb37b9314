import ipaddr from 'ipaddr.js';

export interface Network {
  name: string;
  /** Multiplies the limit of failures. */
  share: number;
}

/**
 * A household has a whole /64 of IPv6 addresses, and a /48 is easy to get. The contact form gives a /48 ten times the
 * limit (web/app/http/sender-networks.server.ts), because there a refusal loses a customer.
 */
const IPV6_NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 48, share: 4 },
];

/** Returns the networks of an address, the narrowest first. */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!ipaddr.isValid(address)) return [{ name: address, share: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }];
  const bytes = parsed.toByteArray();
  const [household, provider] = IPV6_NETWORKS.map(({ bits, share }) => ({
    name: `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`,
    share,
  })) as [Network, Network];
  return [household, provider];
}
