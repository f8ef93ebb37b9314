import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/web': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'web/node_modules/a': { version: '2.0.0' },
    'node_modules/for-other-systems': { version: '1.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  it('accepts what npm noted, optional packages of other systems aside', () => {
    const { 'node_modules/for-other-systems': _, ...present } = wanted.packages;
    expect(isInstalled(wanted, { packages: present })).toBe(true);
  });

  it('notices another version, also of a nested package', () => {
    const installed = { packages: { ...wanted.packages, 'web/node_modules/a': { version: '2.0.1' } } };
    expect(isInstalled(wanted, installed)).toBe(false);
  });

  it('notices a workspace that is not linked yet', () => {
    const { 'node_modules/web': _, ...installed } = wanted.packages;
    expect(isInstalled(wanted, { packages: installed })).toBe(false);
  });

  it('notices a missing package', () => {
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
  });
});
