import { NAME_LENGTH } from 'contract/limits';
import { ORDERED_KINDS } from 'contract/ordered-kinds';
import type { SingleKind } from 'contract/single-kinds';

export const POINTED_KINDS = [
  'section',
  'project',
  ...ORDERED_KINDS,
  'company',
  'service-status',
  'post',
] as const;
export type PointedKind = (typeof POINTED_KINDS)[number];
export type PointedFacts = PointedKind & SingleKind;

/** Cannot be the name of a copy file. */
export const CONTENT_FILE = new RegExp(`^(${POINTED_KINDS.join('|')}):(\\S{1,${NAME_LENGTH}})$`, 'u');

export const contentFile = (kind: PointedKind, key: string): string => `${kind}:${key}`;

export const factsFile = (kind: PointedFacts): string => contentFile(kind, kind);

export function contentOf(file: string): { kind: PointedKind; key: string } | null {
  const [, kind, key] = CONTENT_FILE.exec(file) ?? [];
  return kind && key ? { kind: kind as PointedKind, key } : null;
}
