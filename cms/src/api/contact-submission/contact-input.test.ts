import { describe, expect, it } from 'vitest';
import { contactInputSchema } from './contact-input';

const DATA = { firstName: 'Ada', lastName: 'Beispiel', email: 'ada@praxis.example', message: 'Guten Tag' };
const isTaken = (change: object) => contactInputSchema.safeParse({ data: { ...DATA, ...change } }).success;

describe('a message that comes in', () => {
  it.each([
    ['firstName', 200],
    ['lastName', 200],
    ['company', 200],
    ['interest', 200],
    ['product', 200],
    ['message', 20_000],
  ])('may hold in its %s %i characters, an emoji counted as two, and no more', (field, max) => {
    for (const value of ['x'.repeat(max), '😀'.repeat(max / 2)]) {
      expect(isTaken({ [field]: value })).toBe(true);
      expect(isTaken({ [field]: `${value}x` })).toBe(false);
    }
  });

  it('has an address that the site takes, too', () => {
    expect(isTaken({ email: 'ada@praxis' })).toBe(false);
  });

  it('has an address of at most 200 characters', () => {
    // A part of a domain has at most 63 characters.
    const domain = (length: number) => 'b'.repeat(length).replace(/b{59}b(?=b)/g, `${'b'.repeat(59)}.`);
    const address = (length: number) => `${'a'.repeat(50)}@${domain(length - 59)}.example`;
    expect(isTaken({ email: address(200) })).toBe(true);
    expect(isTaken({ email: address(201) })).toBe(false);
  });
});
