import { describe, expect, it } from 'vitest';
import { hasBuiltInPage, previewAddress } from './built-in-pages';

describe('pages of products', () => {
  it.each([
    ['idatik', true],
    ['docuflow', true],
    ['cryptoth', true],
    ['neues-produkt', false],
  ])('„%s“ stands without the CMS: %s', (key, isBuiltIn) => {
    expect(hasBuiltInPage(key)).toBe(isBuiltIn);
  });

  it('are opened as visitors see them, drafts in a preview', () => {
    expect(previewAddress({ key: 'idatik', isActive: true })).toBe('/products/idatik');
    expect(previewAddress({ key: 'docuflow', isActive: false })).toBe('/products/cryptoth?preview=1');
  });
});
