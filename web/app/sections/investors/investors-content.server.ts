import type { Language } from 'contract/languages';
import { textsFor } from '~/i18n/texts.server';
import { figuresIn, type Span } from '~/sections/shared/figures.server';

// Figures behind the investors' gate, on the server alone (specification 9, decisions D1).

const OPPORTUNITIES = [
  { key: 'launch', investment: [500_000, 1_000_000], months: [6, 12] },
  { key: 'growth', investment: [2_000_000, 5_000_000], months: [12, 24] },
  { key: 'partnership', investment: null, months: null },
] as const satisfies readonly { key: string; investment: Span | null; months: Span | null }[];

const MARKET = [
  { key: 'hospitals', value: 1_874 },
  { key: 'pharmacies', value: 17_041 },
  { key: 'insurers', value: 95 },
  { key: 'insured', value: 74_300_000 },
] as const;

/** The texts and figures of the unlocked page; browsers get them only after unlocking (decisions D1). */
export type InvestorsContent = ReturnType<typeof investorsContent>;

export function investorsContent(language: Language) {
  const texts = textsFor(language, 'gated-investors')['gated-investors'];
  const { moneySpan, monthSpan, count } = figuresIn(language);
  const { openInvestment, openTimeline } = texts.opportunities;
  return {
    texts,
    opportunities: OPPORTUNITIES.map(({ key, investment, months }) => ({
      key,
      investment: investment ? moneySpan(investment) : openInvestment,
      timeline: months ? monthSpan(months) : openTimeline,
    })),
    market: MARKET.map(({ key, value }) => ({ key, value: count(value) })),
  };
}
