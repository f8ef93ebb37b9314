import { describe, expect, it } from 'vitest';
import { destinationOf } from './translation-destination';

const PANEL = 'https://cms.example.org/admin';
const panelPath =
  '/admin/content-manager/collection-types/api::blog-post.blog-post/abc?plugins[i18n][locale]=de';

describe('destinationOf', () => {
  it.each([
    ['section', 'about', 'en', '#pages/about?en'],
    ['project', 'me-ti', 'sq', '#products/me-ti?sq'],
    ['opening', 'devops', 'de', '#openings/devops'],
    ['resource', 'guide', 'fr', '#resources/guide?fr'],
    ['picture', '12', 'fr', '#media/12?fr'],
    ['section', 'über uns', 'de', '#pages/%C3%BCber%20uns'],
  ] as const)('leads to the %s %s in %s on this screen', (kind, key, language, hash) => {
    expect(destinationOf({ kind, key, panelPath }, language, PANEL)).toEqual({ hash });
  });

  it('leads from the incident of the status to its tab', () => {
    const row = { kind: 'service-status', key: 'service-status', panelPath: null } as const;
    expect(destinationOf(row, 'fr', PANEL)).toEqual({ hash: '#status' });
  });

  it.each([
    ['cryptoth', '#products/docuflow?fr'],
    ['idatik', '#products/idatik?fr'],
  ])('leads from the search texts of the page %s to its product', (key, hash) => {
    const row = { kind: 'product-text', key, panelPath } as const;
    expect(destinationOf(row, 'fr', PANEL, ['docuflow', 'idatik'])).toEqual({ hash });
    expect(destinationOf(row, 'fr', PANEL, ['me-ti'])).toHaveProperty('panelHref');
  });

  it('names the field that takes the focus, by the kind of its form', () => {
    const to = (kind: 'project' | 'product-text' | 'post', language: 'de' | 'fr') =>
      destinationOf({ kind, key: 'idatik', panelPath }, language, PANEL, ['idatik'], 'title');
    expect(to('project', 'de')).toEqual({ hash: '#products/idatik?/project.title' });
    expect(to('product-text', 'fr')).toEqual({ hash: '#products/idatik?fr/product-text.title' });
    expect(JSON.stringify(to('post', 'de'))).toContain('&field=title');
  });

  it('leads to posts in Strapi, in the language that was asked for', () => {
    const found = destinationOf({ kind: 'post', key: 'x', panelPath }, 'it', PANEL);
    const address = new URL(found && 'panelHref' in found ? found.panelHref : '');
    expect(address.origin).toBe('https://cms.example.org');
    expect(address.pathname).toBe('/admin/content-manager/collection-types/api::blog-post.blog-post/abc');
    expect(address.searchParams.get('plugins[i18n][locale]')).toBe('it');
  });

  it('leads nowhere where there is no place to edit', () => {
    expect(destinationOf({ kind: 'post', key: 'x', panelPath: null }, 'it', PANEL)).toBeNull();
  });
});
