import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { project } from '~/api/fake-site-admin-records.test-support';
import pages from '~/i18n/locales/de/admin-pages.json';
import products from '~/i18n/locales/de/admin-products.json';
import { section, servePages } from './pages-tab/pages-server.test-support';
import PagesTab from './pages-tab/pages-tab';
import { labelIn } from './parts/language-name';
import { ColorChoice } from './products-tab/look-choice';
import { serveProducts } from './products-tab/products-server.test-support';
import ProductsTab from './products-tab/products-tab';
import { renderScreen } from './render-screen.test-support';
import { field, showBeside, write } from './translated-form.test-support';

// Spies on the real functions and counts their calls: each text field gets its label once per render.
vi.mock('./parts/language-name', { spy: true });
vi.mock('./products-tab/look-choice', { spy: true });

beforeEach(() => {
  vi.mocked(labelIn).mockClear();
  vi.mocked(ColorChoice).mockClear();
});

const rendered = () => [...new Set(vi.mocked(labelIn).mock.results.map(({ value }) => value))];

/** A German text is also offered beside its own translation. */
const inBoth = (label: string, beside: string) => [`${label} (Deutsch)`, `${label} (${beside})`];

async function renderedByAKeyIn(label: string, language?: string): Promise<unknown[]> {
  const text = await field(label, language);
  await userEvent.click(text);
  vi.mocked(labelIn).mockClear();
  vi.mocked(ColorChoice).mockClear();
  await userEvent.keyboard('x');
  expect(text.value).toMatch(/x$/);
  return rendered();
}

describe('a key in one text renders no other field', () => {
  it('of a section', async () => {
    servePages([section('about')]);
    renderScreen(<PagesTab />, { hash: '#pages/about' });
    await write(pages.fields.title, 'Begonnen');
    expect(rendered().length).toBeGreaterThan(5);
    expect(await renderedByAKeyIn(pages.fields.title)).toEqual(inBoth(pages.fields.title, 'Französisch'));
    await showBeside('Französisch');
    await write(pages.fields.title, 'Commencé', 'Französisch');
    expect(await renderedByAKeyIn(pages.fields.title, 'Französisch')).toEqual([
      `${pages.fields.title} (Französisch)`,
    ]);
  });

  it('of a product, and none of its settings', async () => {
    const { fields, search } = products;
    serveProducts([project('neu', { title: 'Neu', titles: { de: 'Neu' }, outdated: {} })]);
    renderScreen(<ProductsTab />, { hash: '#products/neu' });
    await field(search.fields.title);
    await write(fields.title, 'Begonnen');
    await write(search.fields.title, 'Gefunden');
    expect(rendered().length).toBeGreaterThan(5);
    expect(ColorChoice).toHaveBeenCalled();
    expect(await renderedByAKeyIn(fields.title)).toEqual(inBoth(fields.title, 'Englisch'));
    expect(ColorChoice).not.toHaveBeenCalled();
    expect(await renderedByAKeyIn(search.fields.title)).toEqual(inBoth(search.fields.title, 'Englisch'));
    expect(ColorChoice).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: products.colors.purple }));
    expect(ColorChoice).toHaveBeenCalled();
  });
});
