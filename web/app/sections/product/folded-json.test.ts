import { describe, expect, it } from 'vitest';
import { foldedJson } from './folded-json';

const LONG = 'x'.repeat(70);

describe('foldedJson', () => {
  it('leaves on one line what fits, and opens what does not', () => {
    expect(foldedJson({ long: LONG, list: [{ a: 1, b: null }], empty: [] })).toBe(
      `{\n  "long": "${LONG}",\n  "list": [{ "a": 1, "b": null }],\n  "empty": []\n}`,
    );
    expect(foldedJson({ a: 1 })).toBe('{ "a": 1 }');
  });

  it('counts the name before a value, too', () => {
    const value = { ['n'.repeat(40)]: { inner: 'y'.repeat(30) } };
    expect(foldedJson(value).split('\n')).toHaveLength(5);
  });

  it('opens the only item of a list together with the list', () => {
    expect(foldedJson({ list: [{ long: LONG, next: 1 }] })).toBe(
      `{\n  "list": [{\n    "long": "${LONG}",\n    "next": 1\n  }]\n}`,
    );
  });

  it('puts several on a line where one each would be too many lines', () => {
    const short = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`name-${index}`, index]));
    const lines = foldedJson({ ...short, inner: { long: LONG, next: 1 } }).split('\n');
    expect(lines[1]).toBe('  "name-0": 0, "name-1": 1, "name-2": 2, "name-3": 3, "name-4": 4, "name-5": 5,');
    expect(lines.slice(-5)).toEqual(['  "inner": {', `    "long": "${LONG}",`, '    "next": 1', '  }', '}']);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(86);
  });

  it.each([
    [{ text: 'a "quoted" { brace }', deep: [[1, 2, { three: LONG }], 'four', true], only: [[LONG, LONG]] }],
    [Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`name-${index}`, [index, { a: LONG }]]))],
  ])('stays the same JSON', (value) => {
    expect(JSON.parse(foldedJson(value))).toEqual(value);
  });
});
