import type { SourceKey } from './sources';

/** Advice, a demand of the regulation, or a demand whose day has to be computed. */
export type StepKind = 'advice' | 'law' | 'computed';

export const STEPS = [
  { key: 'inventory', dateTime: '2026-12-31', kind: 'advice', sources: ['revision'] },
  { key: 'scope', dateTime: '2026-12-31', kind: 'advice', sources: ['revision'] },
  { key: 'registration', dateTime: '2026-12-24', kind: 'law', sources: ['revision', 'registration'] },
  { key: 'separation', dateTime: '2027-06', kind: 'advice', sources: ['revision'] },
  { key: 'test', dateTime: '2027', kind: 'advice', sources: ['sandbox'] },
  { key: 'acceptance', dateTime: '2027-12-24', kind: 'computed', sources: ['revision', 'acts'] },
] as const satisfies readonly {
  key: string;
  /** Machine-readable day: the end of a period, or its beginning if it has no end. */
  dateTime: string;
  kind: StepKind;
  sources: readonly SourceKey[];
}[];
