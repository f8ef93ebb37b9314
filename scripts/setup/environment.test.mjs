import { describe, expect, it } from 'vitest';
import {
  cmsEnvironment,
  completeEnvironment,
  foreignEnvironment,
  localAddress,
  webEnvironment,
} from './environment.mjs';

describe('completeEnvironment', () => {
  it('has a default for everything that addresses need', () => {
    expect(completeEnvironment({}, {})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '3000',
      CMS_PORT: '1337',
      SITE_URL: 'http://localhost:3000',
      CMS_URL: 'http://localhost:1337',
      CMS_INTERNAL_URL: 'http://127.0.0.1:1337',
    });
  });

  it('lets the process environment win over the file', () => {
    expect(completeEnvironment({ PORT: '4000' }, { PORT: '5000', CMS_PORT: '5001' })).toMatchObject({
      PORT: '4000',
      CMS_PORT: '5001',
      SITE_URL: 'http://localhost:4000',
    });
  });

  it('takes an empty value of the process environment as taking the value away', () => {
    expect(completeEnvironment({ DECK_PASSWORD: '' }, { DECK_PASSWORD: 'x' })).not.toHaveProperty(
      'DECK_PASSWORD',
    );
  });

  it.each(['0', 'eighty', '70000', '30.5'])('refuses %s as a port, naming the variable', (value) => {
    expect(() => completeEnvironment({ CMS_PORT: value }, {})).toThrow(/^CMS_PORT is/);
  });

  it('refuses one port for both', () => {
    expect(() => completeEnvironment({ PORT: '1337' }, {})).toThrow(/PORT and CMS_PORT/);
  });

  it('refuses to be reachable from outside without a public address (decisions B7)', () => {
    expect(() => completeEnvironment({ HOST: '0.0.0.0' }, {})).toThrow(/SITE_URL/);
    expect(completeEnvironment({ HOST: '0.0.0.0', SITE_URL: 'https://a.example' }, {}).SITE_URL).toBe(
      'https://a.example',
    );
  });
});

describe('what each side gets to see', () => {
  const env = completeEnvironment(
    { PATH: '/bin' },
    {
      APP_KEYS: 'a',
      ADMIN_PASSWORD: 'b',
      DATABASE_URL: 'c',
      SESSION_SECRET: 'd',
      PREVIEW_SECRET: 'p',
      CMS_API_TOKEN: 'e',
      DECK_PASSWORD: 'f',
    },
  );

  it('keeps the secrets of Strapi from the site', () => {
    const names = Object.keys(webEnvironment(env));
    expect(names).toEqual(
      expect.arrayContaining(['PATH', 'SESSION_SECRET', 'CMS_API_TOKEN', 'PREVIEW_SECRET', 'DECK_PASSWORD']),
    );
    for (const secret of ['APP_KEYS', 'ADMIN_PASSWORD', 'DATABASE_URL']) expect(names).not.toContain(secret);
  });

  it('keeps the secrets of the site from Strapi', () => {
    const names = Object.keys(cmsEnvironment(env));
    expect(names).toEqual(
      expect.arrayContaining(['PATH', 'APP_KEYS', 'ADMIN_PASSWORD', 'CMS_API_TOKEN', 'PREVIEW_SECRET']),
    );
    for (const secret of ['SESSION_SECRET', 'DECK_PASSWORD']) expect(names).not.toContain(secret);
  });

  it('leaves nothing of the project in the environment of tests', () => {
    expect(foreignEnvironment({ ...env, PATH: '/bin' })).toEqual({ PATH: '/bin' });
  });
});

describe('localAddress', () => {
  it.each([
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://127.0.0.1:80'],
    ['::1', 'http://[::1]:80'],
    ['192.168.1.2', 'http://192.168.1.2:80'],
  ])('reaches a server that listens on %s', (host, address) => {
    expect(localAddress(host, 80)).toBe(address);
  });
});
