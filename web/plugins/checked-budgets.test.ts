import { describe, expect, it } from 'vitest';
import { filesOf, overruns } from './checked-budgets';

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

describe('the files of a page', () => {
  const manifest = {
    'entry.ts': chunk('entry.js', ['_shared', '_other'], ['island.tsx']),
    _shared: chunk('shared.js', ['_other']),
    _other: chunk('other.js'),
    'island.tsx': chunk('island.js'),
  };

  it('are those that its entry imports, each once, and none that is fetched on demand', () => {
    expect([...filesOf(['entry.ts'], manifest)]).toEqual(['entry.js', 'shared.js', 'other.js']);
  });

  it('cannot be told of an entry that the build does not have', () => {
    expect(() => filesOf(['gone.ts'], manifest)).toThrow('gone.ts');
  });
});

describe('a budget', () => {
  it('may be used up', () => {
    expect(overruns({ document: 8_000 }, { document: { bytes: 8_000 } })).toEqual([]);
  });

  it('is named with what goes beyond it', () => {
    expect(
      overruns({ document: 8_001, admin: 1 }, { document: { bytes: 8_000 }, admin: { bytes: 2 } }),
    ).toEqual(['document fetches 8001 bytes of JavaScript, and may 8000']);
  });
});
