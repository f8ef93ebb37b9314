import { cleanup, screen, within } from '@testing-library/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnPage } from '~/i18n/page.test-support';
import { textsFor } from '~/i18n/texts.server';
import { Deck } from './deck';
import { deckContent } from './deck-content.server';

const STAGES = { idatik: 'Ready für Zulassung', 'fhir-link': 'Launch', 'me-ti': 'Internal Testing' };

function show(language: (typeof LANGUAGE_CODES)[number] = 'de') {
  const content = deckContent(language, STAGES);
  renderOnPage(<Deck content={content} action="/investment-deck" />, {
    address: '/investment-deck',
    language,
    texts: textsFor(language, 'frame', 'investment-deck'),
  });
  return content;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')),
    );

afterEach(cleanup);

describe('the deck', () => {
  it('says the figures of the charts in tables', () => {
    const { texts } = show();
    expect(rowsOf(texts.tiers.chart)).toEqual([
      ['Stufe', 'Betrag', 'Anteil'],
      ['Strategischer Investor', '3–5 Mio. €', '25–40 %'],
      ['Wachstumsinvestor', '1–2,5 Mio. €', '10–20 %'],
      ['Seed-Investoren', '100.000–500.000 €', '1–3 %'],
    ]);
    expect(rowsOf(texts.metrics.chart)).toEqual([
      ['Jahr', 'Umsatzziel'],
      ['Jahr 1', '2 Mio. €'],
      ['Jahr 3', '10 Mio. €'],
      ['Jahr 5', '25 Mio. €'],
    ]);
    expect(rowsOf(texts.breakEven.chart)).toEqual([
      ['Lesart', 'Quartal'],
      ['Lesart des Fahrplans', 'Q1 2026'],
      ['Lesart der Kennzahlen', 'Q4 2027'],
    ]);
  });

  it('has the quarter of break-even in the road map and another in the key metrics (decisions C24)', () => {
    const { texts } = show();
    const slide = (title: string) => screen.getByRole('region', { name: title });
    expect(slide(texts.roadmap.title).textContent).toContain('Q1 2026');
    expect(slide(texts.roadmap.title).textContent).not.toContain('Q4 2027');
    expect(slide(texts.metrics.title).textContent).toContain('Q4 2027');
    expect(slide(texts.metrics.title).textContent).not.toContain('Q1 2026');
  });

  it('shows the steps of the road map with their quarter and state', () => {
    const { texts } = show();
    const steps = within(screen.getByRole('region', { name: texts.roadmap.title })).getAllByRole('listitem');
    expect(steps.map((step) => [...step.querySelectorAll('p')].map((part) => part.textContent))).toEqual([
      ['Q2 2025', 'Zertifizierung des Identity Providers', 'läuft'],
      ['Q3 2025', 'Zulassung des Messengers', 'geplant'],
      ['Q4 2025', 'Erste Kundenverträge', 'geplant'],
      ['Q1 2026', 'Gewinnschwelle', 'geplant'],
    ]);
  });

  it('shows five products, those whose stage nobody knows as well', () => {
    const { texts } = show();
    const rows = rowsOf(texts.portfolio.title).slice(1);
    expect(rows.map(([name, stage]) => [name, stage])).toEqual([
      ['idatik', 'Reifegrad: Bereit für die Zulassung, Schritt 3 von 4'],
      ['fhir-link', 'Reifegrad: Verfügbar, Schritt 4 von 4'],
      ['me-ti', 'Reifegrad: Interne Testphase, Schritt 2 von 4'],
      ['attrian', texts.portfolio.unknownStage],
      ['docuflow', texts.portfolio.unknownStage],
    ]);
  });

  it.each(LANGUAGE_CODES)('leaves no placeholder unfilled in %s', (language) => {
    show(language);
    expect(document.body.textContent).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('draws longer what is more', () => {
    show();
    const nodes = [...document.querySelectorAll('section[data-slide] figure circle')].map((node) =>
      Number.parseFloat(node.getAttribute('cx') ?? ''),
    );
    // Three tiers by amount, then by equity, each with its lowest and highest value.
    expect(nodes).toEqual([59.16, 98.6, 19.72, 49.3, 1.97, 9.86, 61.63, 98.6, 24.65, 49.3, 2.47, 7.4]);
  });
});
