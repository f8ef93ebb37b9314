import type { SourceKey } from './sources';

export type MilestoneStatus = 'completed' | 'current' | 'upcoming' | 'future';

/** Progress of the current milestone in percent: entered by hand, never computed (decisions C25). */
export const CURRENT_PROGRESS = 75;

/** Milestones as the company saw them in November 2024 (specification 9, decisions C25). */
export const MILESTONES = [
  { key: 'regulation', dateTime: '2014', status: 'completed', sources: ['eidas'] },
  { key: 'toolbox', dateTime: '2021', status: 'completed', sources: ['toolbox'] },
  { key: 'revision', dateTime: '2024-05-20', status: 'completed', sources: ['revision'] },
  { key: 'acts', dateTime: '2024-11-28', status: 'current', sources: ['acts'] },
  { key: 'pilots', dateTime: '2025-09', status: 'upcoming', sources: ['pilots', 'prescription'] },
  { key: 'deployment', dateTime: '2026', status: 'upcoming', sources: ['revision'] },
  { key: 'implementation', dateTime: '2027', status: 'future', sources: ['revision'] },
] as const satisfies readonly {
  key: string;
  dateTime: string;
  status: MilestoneStatus;
  sources: readonly SourceKey[];
}[];

export type MilestoneKey = (typeof MILESTONES)[number]['key'];

export const SINCE_THEN = {
  acts: ['revision', 'acts'],
  pilots: ['secondRound', 'sandbox'],
  deployment: ['revision', 'germany'],
  implementation: ['revision'],
} as const satisfies Partial<Record<MilestoneKey, readonly SourceKey[]>>;

export function hasNews(key: MilestoneKey): key is keyof typeof SINCE_THEN {
  return key in SINCE_THEN;
}
