import { describe, expect, it } from 'vitest';
import { collectQueries } from './site-queries.mjs';

describe('collectQueries', () => {
  it('collects each query of the site once, without directives of its library', async () => {
    const queries = await collectQueries();
    const names = [...queries.matchAll(/^(?:query|fragment) (\w+)/gm)].map(([, name]) => name);
    expect(names).toContain('Posts');
    expect(new Set(names).size).toBe(names.length);
    expect(queries).not.toContain('_unmask');
  });
});
