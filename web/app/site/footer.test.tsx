import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PRODUCTS } from '~/features/products/products';
import german from '~/i18n/locales/de/frame.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { Footer } from './footer';
import type { ProductLink } from './product-links.server';

const { footer } = german;
const LEGAL_PAGES = { privacy: false, terms: true };

function open({ address = '/en/careers', products = [] as ProductLink[] } = {}) {
  renderOnPage(<Footer products={products} legalPages={LEGAL_PAGES} />, {
    address,
    language: 'en',
    texts: { frame: german },
  });
}

const columnOf = (title: string) => {
  const column = screen.getByRole('heading', { name: title }).parentElement;
  if (!column) throw new Error(`No column ${title}`);
  return within(column).getAllByRole('link');
};

afterEach(cleanup);

describe('the footer', () => {
  it('leads to a product that exists only in the CMS, after those of the site, in the language that it has', () => {
    open({ products: [{ path: '/products/neu', name: { value: 'Neu', lang: 'de' } }] });
    const links = columnOf(footer.solutions);
    expect(links).toHaveLength(PRODUCTS.length + 1);
    const added = links.at(-1);
    expect(added?.textContent).toBe('Neu');
    expect(added?.getAttribute('href')).toBe('/en/products/neu');
    expect(added?.getAttribute('lang')).toBe('de');
  });

  it('leads to a legal text that exists, and says nothing of one that does not (decisions G4)', () => {
    open();
    expect(screen.queryByText(footer.privacy)).toBeNull();
    expect(screen.getByRole('link', { name: footer.terms })).toBeDefined();
  });

  it('leads to this part of the page in the other languages', () => {
    open({ address: '/en/docs/idatik?tab=api&pwd=secret' });
    const languages = within(screen.getByRole('list', { name: footer.languages })).getAllByRole('link');
    expect(languages.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      '/de/docs/idatik?tab=api',
      '/en/docs/idatik?tab=api',
    ]);
  });
});
