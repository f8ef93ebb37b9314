import { describe, expect, it } from 'vitest';
import { excessOf } from './too-long';

describe('excessOf', () => {
  it('counts what does not fit, as the browser and the contract do', () => {
    expect(excessOf('abc', 3)).toBe(0);
    expect(excessOf('abcde', 3)).toBe(2);
    expect(excessOf('🙂🙂', 3)).toBe(1);
  });
});
