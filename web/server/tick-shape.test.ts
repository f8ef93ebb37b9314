import { expect, it } from 'vitest';
import { keepTickShape } from './tick-shape';

it('finds what Node.js queues for the next tick', () => {
  expect(keepTickShape()).toBe(true);
});
