import type { Language } from 'contract/languages';
import { company } from '~/i18n/facts.server';
import { fill } from '~/i18n/fill';
import { textsFor } from '~/i18n/texts.server';
import { figuresIn } from '~/sections/shared/figures.server';
import {
  BREAK_EVEN,
  CUSTOMERS,
  type Customer,
  FUNDING_TARGET,
  PORTFOLIO,
  REVENUE_TARGETS,
  ROADMAP,
  TIERS,
} from './funding.server';
import { type Quarter, quartersBetween } from './quarters';

const SLIDES = ['highlights', 'portfolio', 'roadmap', 'tiers', 'metrics', 'breakEven'] as const;
export type SlideName = (typeof SLIDES)[number];

/** The texts and figures of the unlocked deck; browsers get them only after unlocking (decisions D1). */
export type DeckContent = ReturnType<typeof deckContent>;

/** @param stages each product's stage by its key, from the CMS */
export function deckContent(language: Language, stages: Readonly<Record<string, string>>) {
  const { 'gated-deck': texts, frame } = textsFor(language, 'gated-deck', 'frame');
  const { money, moneySpan, share, shareSpan, count } = figuresIn(language);
  const label = (quarter: Quarter) => fill(texts.formats.quarter, { ...quarter });
  const reading = (quarter: Quarter) => ({ quarter, label: label(quarter) });
  const [first] = REVENUE_TARGETS;
  const last = REVENUE_TARGETS.at(-1) ?? first;
  const most = Math.max(...TIERS.map(({ amount: [, to] }) => to));
  const largest = Math.max(...TIERS.map(({ equity: [, to] }) => to));
  const quarters = quartersBetween(BREAK_EVEN.roadmap, BREAK_EVEN.metrics);
  const noted = {
    target: money(FUNDING_TARGET),
    ...Object.fromEntries(ROADMAP.map(({ key, quarter }) => [key, label(quarter)])),
    ...Object.fromEntries(TIERS.map(({ key, amount }) => [key, moneySpan(amount)])),
    ...Object.fromEntries(TIERS.map(({ key, equity }) => [`${key}Share`, shareSpan(equity)])),
    ...Object.fromEntries(REVENUE_TARGETS.map(({ year, amount }) => [`year${year}`, money(amount)])),
    cautious: label(BREAK_EVEN.metrics),
    quarters,
    ready: frame.stages.ready,
    available: frame.stages.launch,
  };
  const notesOf = ({ say, question, answer }: (typeof texts.notes)[SlideName]) => ({
    say: fill(say, noted),
    question: fill(question, noted),
    answer: fill(answer, noted),
  });
  return {
    texts,
    notes: Object.fromEntries(SLIDES.map((name) => [name, notesOf(texts.notes[name])])) as Record<
      SlideName,
      ReturnType<typeof notesOf>
    >,
    brand: company().brand,
    target: money(FUNDING_TARGET),
    smallestTicket: money(Math.min(...TIERS.map(({ amount: [from] }) => from))),
    counts: { products: count(PORTFOLIO.length), tiers: count(TIERS.length) },
    customers: CUSTOMERS as readonly Customer[],
    portfolio: PORTFOLIO.map(({ key, buyers }) => ({
      key,
      stage: stages[key] ?? null,
      buyers: buyers as readonly Customer[],
    })),
    roadmap: ROADMAP.map(({ key, quarter, status }) => ({ key, status, label: label(quarter) })),
    tiers: TIERS.map(({ key, amount, equity }) => ({
      key,
      amount: { span: amount, label: moneySpan(amount) },
      equity: { span: equity, label: shareSpan(equity) },
    })),
    axes: {
      amount: { max: most, zero: count(0), label: money(most) },
      equity: { max: largest, zero: count(0), label: share(largest) },
      time: { from: { year: ROADMAP[0].quarter.year, quarter: 1 }, to: BREAK_EVEN.metrics },
    },
    revenue: REVENUE_TARGETS.map(({ year, amount }) => ({
      year,
      amount,
      yearLabel: fill(texts.formats.year, { year }),
      label: money(amount),
    })),
    growth: `${money(first.amount)} → ${money(last.amount)}`,
    breakEven: {
      roadmap: reading(BREAK_EVEN.roadmap),
      metrics: reading(BREAK_EVEN.metrics),
      distance: fill(texts.breakEven.distance, { quarters }),
    },
  };
}
