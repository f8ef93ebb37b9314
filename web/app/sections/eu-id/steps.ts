import type { SourceKey } from './sources';

/** Whether a step is advice, asked for by the regulation, or asked for by a day that has to be worked out. */
export type StepKind = 'advice' | 'law' | 'computed';

/** What a hospital has to do, in the order of the days; their texts are in `eu-id.json` under the same keys. */
export const STEPS = [
  { key: 'inventory', dateTime: '2026-12-31', kind: 'advice', sources: ['revision'] },
  { key: 'scope', dateTime: '2026-12-31', kind: 'advice', sources: ['revision'] },
  { key: 'registration', dateTime: '2026-12-24', kind: 'law', sources: ['revision', 'registration'] },
  { key: 'separation', dateTime: '2027-06', kind: 'advice', sources: ['revision'] },
  { key: 'test', dateTime: '2027', kind: 'advice', sources: ['sandbox'] },
  { key: 'acceptance', dateTime: '2027-12-24', kind: 'computed', sources: ['revision', 'acts'] },
] as const satisfies readonly {
  key: string;
  /** The day for machines; of a period its end, or the beginning of what has none. */
  dateTime: string;
  kind: StepKind;
  sources: readonly SourceKey[];
}[];
