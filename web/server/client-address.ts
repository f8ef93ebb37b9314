import type { IncomingMessage } from 'node:http';

/** Some proxies add a port, as in `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed) return bracketed;
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** Trusts only the last entries of `X-Forwarded-For`, one for each configured proxy; clients can invent others. */
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
