import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShownProduct } from '~/features/products/products';
import german from '~/i18n/locales/de/frame.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { Footer } from './footer';
import type { FooterTopic } from './footer-topics.server';

const { footer } = german;
const LEGAL_PAGES = { privacy: false, terms: true };

interface Shown {
  address?: string;
  products?: Pick<ShownProduct, 'path' | 'name'>[];
  topics?: FooterTopic[];
}

function open({ address = '/en/careers', products = [], topics = [] }: Shown = {}) {
  renderOnPage(<Footer legalPages={LEGAL_PAGES} topics={topics} />, {
    address,
    language: 'en',
    texts: { frame: german },
    root: { products },
  });
}

const columnOf = (title: string) => {
  const column = screen.getByRole('heading', { name: title }).parentElement;
  if (!column) throw new Error(`No column ${title}`);
  return within(column).getAllByRole('link');
};

afterEach(cleanup);

describe('the footer', () => {
  it('leads to the products, each in the language that its name has', () => {
    open({ products: [{ path: '/products/neu', name: { value: 'Neu', lang: 'de' } }] });
    const [link, ...others] = columnOf(footer.solutions);
    expect(others).toEqual([]);
    expect(link?.textContent).toBe('Neu');
    expect(link?.getAttribute('href')).toBe('/en/products/neu');
    expect(link?.getAttribute('lang')).toBe('de');
  });

  it('leads to landing pages that editors want there, each in the language that its title has', () => {
    const before = () => columnOf(footer.company).length;
    open();
    const count = before();
    cleanup();
    open({ topics: [{ path: '/topics/messe', title: { value: 'Messe', lang: 'de' } }] });
    const links = columnOf(footer.company);
    expect(links).toHaveLength(count + 1);
    expect(links.at(-1)?.getAttribute('href')).toBe('/en/topics/messe');
    expect(links.at(-1)?.getAttribute('lang')).toBe('de');
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
