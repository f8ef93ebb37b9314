import { describe, expect, it } from 'vitest';
import { SharedStore } from '~/shared-state/shared-store.server';
import { SenderLimit } from './sender-limit.server';

const LIMIT = 2;
const senders = () => new SenderLimit({ limit: LIMIT, windowMs: 600_000, store: new SharedStore(null) });

async function allowedOf(limit: SenderLimit, addresses: readonly string[]): Promise<number> {
  let allowed = 0;
  for (const address of addresses) if ((await limit.count(address)) === null) allowed += 1;
  return allowed;
}

const hex = (number: number) => number.toString(16);

describe('SenderLimit', () => {
  it('holds for one /64, whatever its addresses and however they are written', async () => {
    const same = ['2001:db8::1', '2001:0DB8:0:0::2', '2001:db8:0:0:ffff::3', '2001:db8::198.51.100.7'];
    expect(await allowedOf(senders(), same)).toBe(LIMIT);
  });

  it('holds for one /48 as well, ten times as high, so that a change of the /64 is no way around', async () => {
    const limit = senders();
    const rotating = Array.from({ length: 500 }, (_, index) => `2001:db8:7:${hex(index)}::1`);
    expect(await allowedOf(limit, rotating)).toBe(10 * LIMIT);
    expect(await limit.count('2001:db8:7:ffff::1')).toBeGreaterThan(0);
    expect(await limit.count('2001:db8:8::1')).toBeNull();
  });

  it('takes an IPv4 address for one sender, in the form that IPv6 sockets give it too', async () => {
    expect(await allowedOf(senders(), ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'])).toBe(LIMIT);
    expect(await allowedOf(senders(), ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toBe(3);
  });

  it('does not fail on what is no address', async () => {
    expect(await allowedOf(senders(), ['', 'unknown', 'fe80::1%eth0', '::', '::1'])).toBe(5);
  });
});
