import { EnvironmentError } from 'server-kit/environment';
import { describe, expect, it } from 'vitest';
import { readEnvironment, startWarnings } from './env.server';

const SECRETS = {
  CMS_API_TOKEN: 'a1'.repeat(20),
  SESSION_SECRET: 'b2'.repeat(20),
  PREVIEW_SECRET: 'c3'.repeat(20),
};

describe('the environment', () => {
  it('needs nothing but the secrets for a demo on this machine', () => {
    expect(readEnvironment(SECRETS)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      CMS_URL: 'http://localhost:1337',
      CMS_INTERNAL_URL: 'http://127.0.0.1:1337',
      INVESTORS_PASSWORD: null,
      TRUSTED_PROXIES: 0,
    });
  });

  it('follows the ports in its addresses and takes blank lines for nothing', () => {
    const settings = readEnvironment({
      ...SECRETS,
      PORT: '8080',
      CMS_PORT: '9090',
      SITE_URL: '',
      CALENDAR_URL: '',
    });
    expect(settings).toMatchObject({ SITE_URL: 'http://localhost:8080', CMS_URL: 'http://localhost:9090' });
  });

  it('is refused with half of the settings for a bucket', () => {
    const half = { ...SECRETS, S3_BUCKET: 'website', S3_ENDPOINT: 'https://s3.example.org' };
    expect(() => readEnvironment(half)).toThrow(
      'also needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all of them, or no S3_ setting at all',
    );
    expect(readEnvironment(SECRETS).bucket).toBeNull();
  });

  it('has public addresses without path and slash', () => {
    expect(readEnvironment({ ...SECRETS, SITE_URL: 'https://www.example.org/' }).SITE_URL).toBe(
      'https://www.example.org',
    );
  });

  it.each([
    ['CMS_API_TOKEN is missing', { CMS_API_TOKEN: undefined }],
    ['PREVIEW_SECRET is missing', { PREVIEW_SECRET: undefined }],
    ['SESSION_SECRET must have at least 32', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET is a known placeholder', { SESSION_SECRET: `toBeModified${'x'.repeat(40)}` }],
    ['PORT', { PORT: 'web' }],
    ['PORT', { PORT: '70000' }],
    ['SITE_URL must be an address', { SITE_URL: 'www.example.org' }],
    ['SITE_URL is missing', { HOST: '0.0.0.0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['HSTS_INCLUDE_SUBDOMAINS must be true or false', { HSTS_INCLUDE_SUBDOMAINS: 'maybe' }],
  ])('says "%s" about %o', (message, change) => {
    const read = () => readEnvironment({ ...SECRETS, ...change });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
  });

  it.each(['localhost', '127.0.0.1', '::1'])(
    'lets a demo on %s go without a public address (decisions B7)',
    (HOST) => {
      expect(readEnvironment({ ...SECRETS, HOST }).SITE_URL).toBe('http://localhost:3000');
    },
  );
});

describe('warnings at start', () => {
  const PASSWORDS = { INVESTORS_PASSWORD: 'lang genug für heute', DECK_PASSWORD: 'auch lang genug' };

  it('are none where all is set', () => {
    expect(startWarnings(readEnvironment({ ...SECRETS, ...PASSWORDS }))).toEqual([]);
  });

  it('name the pages that stay locked for want of a password (decisions D1)', () => {
    const warnings = startWarnings(readEnvironment({ ...SECRETS, DECK_PASSWORD: '' }));
    expect(warnings).toContain('INVESTORS_PASSWORD is not set: /investors-partners stays locked.');
    expect(warnings).toContain('DECK_PASSWORD is not set: /investment-deck stays locked.');
  });

  it('name a password that can be guessed, and not the password', () => {
    const warnings = startWarnings(readEnvironment({ ...SECRETS, ...PASSWORDS, DECK_PASSWORD: 'sesam' }));
    expect(warnings).toContain('DECK_PASSWORD has fewer than 12 characters: it can be guessed.');
    expect(warnings.join()).not.toContain('sesam');
  });

  it('name a public address without https', () => {
    const settings = readEnvironment({ ...SECRETS, SITE_URL: 'http://www.example.org' });
    expect(startWarnings(settings)).toContainEqual(expect.stringContaining('without https'));
  });
});
