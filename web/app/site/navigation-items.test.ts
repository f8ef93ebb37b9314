import { describe, expect, it } from 'vitest';
import { currentMark, NAVIGATION } from './navigation-items';

const marked = (path: string) =>
  NAVIGATION.flatMap(({ text }) => {
    const mark = currentMark(text, path);
    return mark ? [[text, mark]] : [];
  });

describe('the item that is marked', () => {
  it.each([
    ['/', [['home', 'page']]],
    ['/investors-partners', [['investors', 'page']]],
    ['/products/idatik', [['solutions', 'true']]],
    ['/products/of-the-cms', [['solutions', 'true']]],
    ['/ti-transformation', [['solutions', 'true']]],
    ['/careers', []],
    ['/products', []],
  ])('on %s', (path, expected) => {
    expect(marked(path)).toEqual(expected);
  });
});
