import { describe, expect, it } from 'vitest';
import { previewAddress } from './preview-address';

describe('pages of products', () => {
  it('are opened as visitors see them, drafts in a preview', () => {
    expect(previewAddress({ key: 'idatik', isActive: true })).toBe('/products/idatik');
    expect(previewAddress({ key: 'docuflow', isActive: false })).toBe('/products/cryptoth?preview=1');
  });
});
