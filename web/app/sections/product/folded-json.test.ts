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

  it('stays the same JSON', () => {
    const value = { text: 'a "quoted" { brace }', deep: [[1, 2, { three: LONG }], 'four', true] };
    expect(JSON.parse(foldedJson(value))).toEqual(value);
  });
});
