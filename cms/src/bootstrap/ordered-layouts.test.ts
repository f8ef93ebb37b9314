import { describe, expect, it } from 'vitest';
import { declarationOf, ORDERED_KINDS } from '../../contract/ordered-kinds';
import { uidOf } from '../content-types';
import { ORDERED_LAYOUTS } from './ordered-layouts';

describe.each(ORDERED_KINDS)('the panel of the kind %s', (kind) => {
  const { fields, parts } = declarationOf(kind);
  const names = [...Object.keys(fields), ...(parts ? ['texts', 'images'] : []), 'key', 'order'].sort();
  const layout = ORDERED_LAYOUTS[uidOf(kind)];
  const rows = layout?.rows ?? [];

  it('shows each field once, with a word for it', () => {
    expect(rows.flatMap((row) => row.map(([name]) => name)).sort()).toEqual(names);
    expect(Object.keys(layout?.fields ?? {}).sort()).toEqual(names);
  });

  it('says of shared fields, and only of them, that all languages share them', () => {
    const shared = Object.entries(layout?.fields ?? {}).filter(([, [, help]]) =>
      help.includes('alle Sprachen'),
    );
    const isShared = (name: string) => (name in fields ? !fields[name]?.isLocalized : name !== 'texts');
    expect(shared.map(([name]) => name).sort()).toEqual(names.filter(isShared));
  });

  it('fills rows of twelve columns at most', () => {
    const widths = rows.map((row) => row.reduce((sum, [, width]) => sum + width, 0));
    expect(Math.max(...widths)).toBeLessThanOrEqual(12);
  });
});
