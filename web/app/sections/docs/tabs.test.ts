import { describe, expect, it } from 'vitest';
import { PRINT_HREF, readSelection, TABS, tabHref } from './tabs';

const selectionAt = (href: string) => readSelection(new URL(href, 'http://localhost').searchParams);

describe('readSelection', () => {
  it.each(TABS)('finds the chapter %s behind its own address', (tab) => {
    expect(selectionAt(tabHref(tab))).toEqual({ tab, isPrint: false });
  });

  it.each(['', '?tab=', '?tab=API', '?tab=toString', '?tab=unknown'])(
    'shows the first chapter for "%s"',
    (query) => {
      expect(selectionAt(`/docs/idatik${query}`)).toEqual({ tab: 'overview', isPrint: false });
    },
  );

  it('shows all chapters for printing', () => {
    expect(selectionAt(PRINT_HREF)).toEqual({ tab: null, isPrint: true });
  });
});
