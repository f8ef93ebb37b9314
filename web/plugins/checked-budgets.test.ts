import { describe, expect, it } from 'vitest';
import { type BuiltSite, budgetOf, overruns, scriptsOfPages } from './checked-budgets';

const route = (id: string, ...imports: string[]) => ({ id, parentId: 'root', module: `/${id}.js`, imports });
const site: BuiltSite = {
  entry: { module: '/entry.js', imports: ['/shared.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/shared.js'] },
    'bare:home': route('bare:home'),
    'de:de': route('de:de', '/card.js'),
    'de:de/careers': route('de:de/careers'),
    'en:en/careers': route('en:en/careers'),
    'bare:admin': route('bare:admin'),
  },
};

describe('the scripts of a page', () => {
  it('are those of the entry, the root and the page, each once', () => {
    const [home] = scriptsOfPages(site);
    expect(home).toEqual({
      path: '/',
      files: ['/entry.js', '/shared.js', '/root.js', '/de:de.js', '/card.js'],
    });
  });

  it('are looked at once for all languages', () => {
    expect(scriptsOfPages(site).map(({ path }) => path)).toEqual(['/', '/careers', '/admin']);
  });

  it('may be as large as the budget, and no byte more', () => {
    const page = [{ path: '/careers', files: ['/all.js'] }];
    expect(overruns(page, () => budgetOf('/careers'))).toEqual([]);
    expect(overruns(page, () => budgetOf('/careers') + 1)).toEqual([
      expect.stringContaining('/careers fetches'),
    ]);
  });
});
