import { describe, expect, it } from 'vitest';
import { CMS_SECRETS, makePassword, missingSecrets, SHARED_SECRETS, WEB_SECRETS } from './secrets.mjs';

describe('missingSecrets', () => {
  it('makes long ones, each different', () => {
    const made = missingSecrets({ ...CMS_SECRETS, ...WEB_SECRETS, ...SHARED_SECRETS }, {});
    const values = Object.values(made);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value.length).toBeGreaterThanOrEqual(43);
  });

  it('leaves alone what is there', () => {
    expect(missingSecrets(WEB_SECRETS, { SESSION_SECRET: 'mine' })).toEqual({});
  });

  it('replaces an empty one', () => {
    expect(missingSecrets(WEB_SECRETS, { SESSION_SECRET: '' })).toHaveProperty('SESSION_SECRET');
  });
});

describe('makePassword', () => {
  it('always fulfils the rule of Strapi', () => {
    for (let round = 0; round < 500; round += 1) {
      const password = makePassword();
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/[0-9]/);
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(Buffer.byteLength(password)).toBeLessThanOrEqual(72);
    }
  });
});
