import { cleanup, screen, within } from '@testing-library/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnPage } from '~/i18n/page.test-support';
import { investorsContent } from './investors-content.server';
import { InvestorsPage } from './investors-page';

function show(language: (typeof LANGUAGE_CODES)[number] = 'de') {
  const content = investorsContent(language);
  renderOnPage(<InvestorsPage content={content} />, { address: '/investors-partners', language, texts: {} });
  return content;
}

const plain = (element: Element | null) => element?.textContent?.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

afterEach(cleanup);

describe('the page for investors', () => {
  it('names three ways to take part, two of them with amount and period', () => {
    const { texts } = show();
    const ways = within(screen.getByRole('region', { name: texts.opportunities.title })).getAllByRole(
      'listitem',
    );
    expect(ways.map((way) => [...way.querySelectorAll('dd')].slice(0, 2).map(plain))).toEqual([
      ['500.000 € – 1 Mio. €', '6–12 Monate'],
      ['2–5 Mio. €', '12–24 Monate'],
      ['nach Vereinbarung', 'auf Dauer angelegt'],
    ]);
  });

  it('names a source and a date with every figure of the market', () => {
    const { texts } = show();
    const market = screen.getByRole('region', { name: texts.market.title });
    const entries = [...market.querySelectorAll('dl > div')].map((entry) =>
      [...entry.querySelectorAll('dd')].map(plain),
    );
    expect(entries).toHaveLength(4);
    for (const [figure, source] of entries) {
      expect(figure).toMatch(/\d/);
      expect(source).toMatch(/20\d\d/);
    }
  });

  it('leads to the deck', () => {
    const { texts } = show();
    expect(screen.getByRole('link', { name: texts.deck.link }).getAttribute('href')).toBe('/investment-deck');
  });

  it.each(LANGUAGE_CODES)('leaves no placeholder unfilled in %s', (language) => {
    show(language);
    expect(document.body.innerHTML).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });
});
