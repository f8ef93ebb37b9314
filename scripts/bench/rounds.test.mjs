import { describe, expect, it } from 'vitest';
import { inTurn } from './rounds.mjs';

describe('inTurn', () => {
  it('takes turns, forwards and backwards, and does not count the first rounds', async () => {
    /** @type {string[]} */
    const done = [];
    const results = await inTurn(
      { rounds: 2, warmUp: 1 },
      {
        a: async (round) => done.push(`a${round}`),
        b: async (round) => done.push(`b${round}`),
      },
    );
    expect(done).toEqual(['b-1', 'a-1', 'a0', 'b0', 'b1', 'a1']);
    expect(results).toEqual({ a: [3, 6], b: [4, 5] });
  });
});
