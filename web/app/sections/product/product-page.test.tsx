import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readProductBlock } from '~/content/published/product-block';
import frame from '~/i18n/locales/de/frame.json';
import product from '~/i18n/locales/de/product.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { ProductClosing } from './product-closing';
import { ProductBenefits, ProductLimits, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFeatures } from './product-features';
import { ProductFigures } from './product-figures';

afterEach(cleanup);

const block = readProductBlock('## Titel `a`\n\nSatz `b`.\n\n### Karte `c`\nText `d`.\n\n- Zeile `e`');
const { title, lead, items } = block;
const BLOCKS = {
  figures: (
    <ProductFigures
      figures={{ label: '', items: items.map(({ title, text }) => ({ figure: title, caption: text })) }}
      proofs={null}
    />
  ),
  capabilities: (
    <ProductFeatures illustration="idatik" capabilities={block} features={{ value: [], lang: 'de' }} />
  ),
  benefits: <ProductBenefits product="x" extent="short" benefits={{ ...block, fact: null }} />,
  specifications: (
    <ProductSpecifications
      extent="short"
      specifications={{ title, lead, groups: items.map(({ title, lines }) => ({ title, items: lines })) }}
    />
  ),
  useCases: <ProductUseCases extent="short" useCases={block} />,
  limits: <ProductLimits limits={{ title, items: items.map((item) => item.title) }} />,
  closing: <ProductClosing product="x" closing={{ title, text: lead, demo: 'Demo', contact: 'Kontakt' }} />,
};

it.each([
  ['figures', ['d', 'c']],
  ['capabilities', ['a', 'b', 'c', 'd']],
  ['benefits', ['a', 'c', 'd']],
  ['specifications', ['a', 'b', 'c', 'e']],
  ['useCases', ['a', 'c', 'd']],
  ['limits', ['a', 'c']],
  ['closing', ['a', 'b']],
] as const)('the %s of a product set code as code, without its backticks', (name, codes) => {
  const { container } = renderOnPage(BLOCKS[name], { texts: { frame, product } });
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(codes);
  expect(container.textContent).not.toContain('`');
});
