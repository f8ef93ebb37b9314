import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens } from './tokens';

const stylesheet = readFileSync(new URL('./standalone.css', import.meta.url), 'utf8');

describe('standalone.css', () => {
  it('uses no colour that is not a token', () => {
    const known = JSON.stringify(tokens.colors).toLowerCase();
    const used = stylesheet.match(/(?<=--[\w-]+: )#\w+/g) ?? [];
    expect(used.length).toBeGreaterThan(5);
    for (const color of used) expect(known).toContain(color);
  });
});
