import { describe, expect, it } from 'vitest';
import { frameScale } from './frame-scale';

describe('frameScale', () => {
  it('makes the page of a desktop smaller until it fits, and shows as much more of its height', () => {
    expect(frameScale('desktop', { width: 640, height: 384 })).toEqual({
      width: 1280,
      height: 768,
      scale: 0.5,
      left: 0,
    });
  });

  it('uses all the width of a larger screen', () => {
    expect(frameScale('desktop', { width: 1800, height: 900 })).toEqual({
      width: 1800,
      height: 900,
      scale: 1,
      left: 0,
    });
  });

  it('shows a phone in its own size, in the middle', () => {
    expect(frameScale('phone', { width: 490, height: 384 })).toEqual({
      width: 390,
      height: 384,
      scale: 1,
      left: 50,
    });
    expect(frameScale('phone', { width: 312, height: 384 })).toMatchObject({ scale: 0.8, left: 0 });
  });

  it('has no size before the room is known', () => {
    expect(frameScale('desktop', { width: 0, height: 0 })).toMatchObject({ scale: 0, height: 0 });
  });
});
