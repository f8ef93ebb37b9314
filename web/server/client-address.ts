import type { IncomingMessage } from 'node:http';

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`: a port is no other visitor. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed) return bracketed;
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * The address of the visitor. `X-Forwarded-For` can be invented by anyone, so only the entries that the configured
 * number of proxies appended are believed, counted from the end.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return withoutPort(addresses.at(-trustedProxies) ?? addresses[0] ?? direct);
}
