import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './connections';

function addressOf(forwarded: string | undefined, trustedProxies: number) {
  const headers: IncomingHttpHeaders = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress: '10.0.0.1' } as Socket }, trustedProxies);
}

describe('clientAddress', () => {
  it.each([
    ['believes nobody by default', '203.0.113.9', 0, '10.0.0.1'],
    ['believes the one configured proxy', '203.0.113.9', 1, '203.0.113.9'],
    ['does not believe what the visitor put before', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['counts proxies from the end', '1.1.1.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
    ['takes the first of too few', '203.0.113.9', 3, '203.0.113.9'],
    ['falls back to the connection', undefined, 1, '10.0.0.1'],
    ['takes no port for a visitor', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['takes no port of an IPv6 address either', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['keeps an IPv6 address whole', '2001:db8::1', 1, '2001:db8::1'],
    ['ignores an empty header', ' , ', 1, '10.0.0.1'],
  ])('%s', (_name, forwarded, proxies, expected) => {
    expect(addressOf(forwarded, proxies)).toBe(expected);
  });
});
