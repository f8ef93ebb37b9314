import type { IncomingMessage } from 'node:http';

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
  return addresses.at(-trustedProxies) ?? addresses[0] ?? direct;
}
