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

/** With plain spaces. */
const textOf = ({ textContent }: Element) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

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
    const slide = (title: string) => textOf(screen.getByRole('region', { name: title }));
    expect(slide(texts.roadmap.title)).toContain('Q1 2026');
    expect(slide(texts.roadmap.title)).not.toContain('Q4 2027');
    expect(slide(texts.metrics.title)).toContain('Q4 2027');
    expect(slide(texts.metrics.title)).not.toContain('Q1 2026');
  });

  it('shows the steps of the road map with their quarter and state', () => {
    const { texts } = show();
    const steps = within(screen.getByRole('region', { name: texts.roadmap.title })).getAllByRole('listitem');
    expect(steps.map((step) => [...step.querySelectorAll('p')].map(textOf))).toEqual([
      ['Q2 2025', 'Zertifizierung des Identity Providers', 'läuft', expect.stringContaining('idatik')],
      ['Q3 2025', 'Zulassung des Messengers', 'geplant', expect.stringContaining('me-ti')],
      ['Q4 2025', 'Erste Kundenverträge', 'geplant', expect.any(String)],
      ['Q1 2026', 'Gewinnschwelle', 'geplant', expect.any(String)],
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

  it('joins each product with the customers that its table names', () => {
    const { texts } = show();
    const rows = rowsOf(texts.highlights.network.title);
    expect(rows).toContainEqual(['idatik', 'Kostenträger']);
    expect(rows).toContainEqual(['me-ti', 'Krankenhäuser, Praxen, Pflege']);
    const joined = rows.slice(1).flatMap(([, buyers = '']) => buyers.split(', '));
    const slide = screen.getByRole('table', { name: texts.highlights.network.title }).closest('section');
    expect(slide?.querySelectorAll('line')).toHaveLength(joined.length);
  });

  it('has notes for the speaker on each slide, with the figures of the deck', () => {
    const { texts } = show();
    const notes = screen.getAllByRole('complementary', { name: texts.notes.title, hidden: true }).map(textOf);
    expect(notes).toHaveLength(6);
    const [highlights, portfolio, , tiers, metrics, breakEven] = notes;
    expect(highlights).toContain('Wir suchen 5 Mio. €');
    expect(highlights).toContain('für Q4 2025');
    expect(portfolio).toContain('„Bereit für die Zulassung“');
    expect(tiers).toContain('3–5 Mio. € für 25–40 %');
    expect(tiers).toContain('100.000–500.000 € für 1–3 %');
    expect(metrics).toContain('2 Mio. € im ersten, 10 Mio. € im dritten, 25 Mio. € im fünften Jahr');
    expect(breakEven).toContain('Q1 2026 im Fahrplan, Q4 2027 in den Kennzahlen');
    expect(breakEven).toContain('liegen 7 Quartale');
  });

  it.each(LANGUAGE_CODES)('leaves no placeholder unfilled in %s', (language) => {
    show(language);
    expect(document.body.textContent).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('draws longer what is more', () => {
    const { texts } = show();
    const tiers = screen.getByRole('region', { name: texts.tiers.title });
    const nodes = [...tiers.querySelectorAll('figure circle')].map((node) =>
      Number.parseFloat(node.getAttribute('cx') ?? ''),
    );
    // Three tiers by amount, then by equity, each with its lowest and highest value.
    expect(nodes).toEqual([60, 100, 20, 50, 2, 10, 62.5, 100, 25, 50, 2.5, 7.5]);
  });
});
