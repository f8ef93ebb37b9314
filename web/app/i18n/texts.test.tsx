import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('fill', () => {
  it('puts values in their places', () => {
    expect(fill('{{a}} + {{ b }} = {{a}}', { a: 1, b: 'zwei' })).toBe('1 + zwei = 1');
  });

  it('leaves placeholders without a value visible', () => {
    expect(fill('Hallo {{name}}', {})).toBe('Hallo {{name}}');
  });

  it('does not interpret values', () => {
    expect(fill('{{a}}', { a: '$& {{b}}', b: 'x' })).toBe('$& {{b}}');
  });
});
