import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swallowSecondClick } from './second-click';

const below = document.createElement('button');
const onClick = vi.fn();
below.addEventListener('click', onClick);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(below);
  onClick.mockClear();
});
afterEach(() => vi.useRealTimers());

/** Answers whether the browser does what it does by itself, such as to move the focus. */
const mouse = (type: string, detail: number) =>
  below.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }));

it('keeps the second half of a double click from what lies below', () => {
  swallowSecondClick();
  expect(mouse('mousedown', 2)).toBe(false);
  expect(mouse('click', 2)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

it('lets a click of its own through, and every click when the time of a double click is over', () => {
  swallowSecondClick();
  expect(mouse('click', 1)).toBe(true);
  vi.advanceTimersByTime(500);
  expect(mouse('click', 2)).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(2);
});
