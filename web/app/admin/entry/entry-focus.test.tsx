import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { section, servePages } from '~/admin/pages-tab/pages-server.test-support';
import PagesTab from '~/admin/pages-tab/pages-tab';
import { serveProducts } from '~/admin/products-tab/products-server.test-support';
import ProductsTab from '~/admin/products-tab/products-tab';
import { renderScreen } from '~/admin/render-screen.test-support';
import { project } from '~/api/fake-site-admin-records.test-support';

/** Names what has the focus: a control by its label, else by its text. */
function focused(): string | null {
  const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
  if (element === document.body) return null;
  return (element.labels?.[0] ?? element).textContent;
}

it.each([
  ['#products/neu?/project.tagline', 'Kurzzeile (Deutsch)'],
  ['#products/neu?fr/project.title', 'Titel (Französisch)'],
  ['#products/neu?fr/product-text.title', 'Titel in Suchergebnissen (Französisch)'],
  ['#products/neu?/project.externalUrl', 'Externe Adresse'],
  ['#products/neu?fr', 'Neu'],
])('an entry that is opened by %s gives the focus to %s', async (hash, name) => {
  serveProducts([project('neu', { title: 'Neu', titles: { de: 'Neu' } })]);
  renderScreen(<ProductsTab />, { hash });
  await waitFor(() => expect(focused()).toBe(name));
});

it('a section gives it to the named field, else to its heading', async () => {
  servePages([section('about')]);
  const { router } = renderScreen(<PagesTab />, { hash: '#pages/about?en/section.content' });
  await waitFor(() => expect(focused()).toBe('Inhalt (Englisch)'));
  await act(() => router.navigate('/#pages'));
  await act(() => router.navigate('/#pages/about'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});
