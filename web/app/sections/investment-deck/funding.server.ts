import type { Span } from '~/sections/shared/figures.server';
import type { Quarter } from './quarters';

// Figures behind the deck's gate, on the server alone (specification 9, decisions D1).

export const FUNDING_TARGET = 5_000_000;

export type TierKey = 'strategic' | 'growth' | 'seed';

export const TIERS = [
  { key: 'strategic', amount: [3_000_000, 5_000_000], equity: [0.25, 0.4] },
  { key: 'growth', amount: [1_000_000, 2_500_000], equity: [0.1, 0.2] },
  { key: 'seed', amount: [100_000, 500_000], equity: [0.01, 0.03] },
] as const satisfies readonly { key: TierKey; amount: Span; equity: Span }[];

export const REVENUE_TARGETS = [
  { year: 1, amount: 2_000_000 },
  { year: 3, amount: 10_000_000 },
  { year: 5, amount: 25_000_000 },
] as const;

/** Two quarters for one event: neither is corrected, each is shown where it was said (decisions C24). */
export const BREAK_EVEN = {
  roadmap: { year: 2026, quarter: 1 },
  metrics: { year: 2027, quarter: 4 },
} as const satisfies Record<string, Quarter>;

export type RoadmapKey = 'identityProvider' | 'messenger' | 'customers' | 'breakEven';
export type RoadmapStatus = 'active' | 'planned';

export const ROADMAP = [
  { key: 'identityProvider', quarter: { year: 2025, quarter: 2 }, status: 'active' },
  { key: 'messenger', quarter: { year: 2025, quarter: 3 }, status: 'planned' },
  { key: 'customers', quarter: { year: 2025, quarter: 4 }, status: 'planned' },
  { key: 'breakEven', quarter: BREAK_EVEN.roadmap, status: 'planned' },
] as const satisfies readonly { key: RoadmapKey; quarter: Quarter; status: RoadmapStatus }[];

export const CUSTOMERS = ['payers', 'hospitals', 'practices', 'nursing', 'authorities'] as const;
export type Customer = (typeof CUSTOMERS)[number];

/** The products of the deck, each with its main customers, as its texts on the market name them. */
export const PORTFOLIO = [
  { key: 'idatik', buyers: ['payers'] },
  { key: 'fhir-link', buyers: ['hospitals', 'practices'] },
  { key: 'me-ti', buyers: ['hospitals', 'practices', 'nursing'] },
  { key: 'attrian', buyers: ['hospitals', 'authorities'] },
  { key: 'docuflow', buyers: ['hospitals', 'practices'] },
] as const satisfies readonly { key: string; buyers: readonly Customer[] }[];
