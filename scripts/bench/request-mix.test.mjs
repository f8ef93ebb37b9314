import { describe, expect, it } from 'vitest';
import { randomNumbers, requestMix } from './request-mix.mjs';

const KNOWN = { siteUrl: 'http://localhost:1', paths: ['/de', '/sq/blog'], files: ['/assets/a.js'] };
const mixed = (/** @type {number} */ seed) => {
  const next = requestMix(KNOWN, randomNumbers(seed));
  return Array.from({ length: 2_000 }, next);
};
const lines = mixed(1).map((request) => request.split('\r\n', 1)[0] ?? '');
const share = (/** @type {RegExp} */ pattern) =>
  lines.filter((line) => pattern.test(line)).length / lines.length;

describe('the mix of requests', () => {
  it('is the same in every run', () => {
    expect(mixed(7)).toEqual(mixed(7));
    expect(mixed(7)).not.toEqual(mixed(8));
  });

  it('has all kinds, pages most of all', () => {
    expect(share(/^GET \/(?:de|sq\/blog) /)).toBeCloseTo(0.66, 1);
    expect(share(/\.data /)).toBeCloseTo(0.08, 1);
    expect(share(/assets\/a\.js /)).toBeCloseTo(0.1, 1);
    expect(share(/search\?q=\w/)).toBeGreaterThan(0);
    expect(share(/^GET \/de\/\w+\/\w+ /)).toBeGreaterThan(0);
  });

  it('asks no unknown query twice', () => {
    const queries = lines.filter((line) => line.includes('utm_source'));
    expect(queries.length).toBeGreaterThan(50);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('asks in several encodings, whole requests', () => {
    const requests = mixed(1);
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity']) {
      expect(requests.some((request) => request.includes(`\r\nAccept-Encoding: ${encoding}\r\n`))).toBe(true);
    }
    expect(requests.every((request) => request.endsWith('\r\n\r\n'))).toBe(true);
  });
});
