import { describe, expect, it } from 'vitest';
import texts from '~/i18n/locales/fr/documentation.json';
import frame from '~/i18n/locales/fr/frame.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { ResourceSection } from './resource-section';
import type { ShownResource, Target } from './shown-resource';

const resource = (target: Target): ShownResource => ({
  key: target.to,
  part: 'ti-transformation',
  title: { value: 'Leitfaden', lang: 'de' },
  description: null,
  kind: null,
  target,
});

function show(resources: ShownResource[]) {
  const { container } = renderOnPage(
    <ResourceSection
      part="ti-transformation"
      color="teal"
      texts={texts.transformation}
      actions={texts.actions}
      resources={resources}
    />,
    {
      address: '/fr/documentation',
      language: 'fr',
      texts: { documentation: texts, frame },
      root: { products: [{ path: '/products/attrian' }] },
    },
  );
  return container;
}

const linksOf = (targets: Target[]) => [...show(targets.map(resource)).querySelectorAll('a')];

it('leaves no empty line above the title of a resource without a kind', () => {
  const elsewhere = resource({ kind: 'elsewhere', to: 'https://example.org/' });
  const withKind = { ...elsewhere, key: 'with-kind', kind: { value: 'Guide' } };
  const [without, beside] = show([elsewhere, withKind]).querySelectorAll('li');
  expect(without?.querySelectorAll('p')).toHaveLength(0);
  expect([...(beside?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(['Guide']);
});

describe('the button of a resource', () => {
  it('downloads a PDF, and tells type, size and language beside its name', () => {
    const facts = 'PDF, 1,2 Mo, allemand';
    const [link] = linksOf([{ kind: 'pdf', to: '/uploads/a.pdf?v=k', facts, lang: 'de' }]);
    expect(link?.textContent).toBe(`${texts.actions.download}: Leitfaden ${facts}`);
    expect(link?.getAttribute('href')).toBe('/uploads/a.pdf?v=k');
    expect([link?.hasAttribute('download'), link?.hreflang]).toEqual([true, 'de']);
  });

  it('leads to another site, which learns nothing of the visit', () => {
    const [link] = linksOf([{ kind: 'elsewhere', to: 'https://example.org/' }]);
    expect([link?.href, link?.rel]).toEqual(['https://example.org/', 'noopener noreferrer']);
  });

  it('is there for products that the site has', () => {
    const links = linksOf([
      { kind: 'page', to: '/products/gone' },
      { kind: 'page', to: '/products/attrian?x#features' },
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fr/products/attrian?x#features']);
  });
});
