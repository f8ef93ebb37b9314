import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { neighboursOf } from '~/features/products/neighbours.server';
import { SHOWN_PRODUCTS } from '~/features/products/products.test-support';
import { renderOnPage } from '~/i18n/page.test-support';
import { ProductNeighbours } from './product-neighbours';

afterEach(cleanup);

describe('the chain of neighbours', () => {
  it('leads to both neighbours and not to the page itself', () => {
    const neighbours = neighboursOf('attrian', 'en', SHOWN_PRODUCTS);
    if (!neighbours) throw new Error('attrian has neighbours');
    renderOnPage(<ProductNeighbours neighbours={neighbours} />, { language: 'en', texts: {} });
    const chain = screen.getByRole('region', { name: neighbours.title });
    expect(
      within(chain)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['attrian credentials', 'attrian', 'docuflow']);
    expect(
      within(chain)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/products/attrian-credentials', '/en/products/cryptoth']);
  });
});
