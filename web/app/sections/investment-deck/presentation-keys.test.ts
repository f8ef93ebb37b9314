import { describe, expect, it } from 'vitest';
import { slideAfter } from './presentation-keys';

describe('a key in the presentation', () => {
  it.each(['ArrowRight', 'ArrowDown', 'PageDown'])(
    '%s leads to the next slide and stops at the last',
    (key) => {
      expect(slideAfter(key, 0, 6)).toBe(1);
      expect(slideAfter(key, 5, 6)).toBe(5);
    },
  );

  it.each(['ArrowLeft', 'ArrowUp', 'PageUp'])(
    '%s leads to the slide before and stops at the first',
    (key) => {
      expect(slideAfter(key, 5, 6)).toBe(4);
      expect(slideAfter(key, 0, 6)).toBe(0);
    },
  );

  it('leads to both ends, and otherwise nowhere', () => {
    expect([slideAfter('Home', 3, 6), slideAfter('End', 3, 6)]).toEqual([0, 5]);
    for (const key of ['Enter', ' ', 'Tab', 'Escape', 'a']) expect(slideAfter(key, 3, 6)).toBeNull();
  });
});
