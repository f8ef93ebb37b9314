import { z } from 'zod';
import { oneLine } from './entry-body';
import { blockDeclaration, blockOfLine, blocksOf, MOST_BLOCKS } from './landing-blocks';

const hasOwnIds = (lines: readonly string[]) => blocksOf(lines).length === lines.length;

const hasSingles = (lines: readonly string[]) => {
  const singles = blocksOf(lines).flatMap(({ kind }) => (blockDeclaration(kind).isSingle ? [kind] : []));
  return new Set(singles).size === singles.length;
};

export const blockLines = z
  .array(
    z
      .string()
      .transform(oneLine)
      .refine((line) => blockOfLine(line) !== null, 'is no block'),
  )
  .max(MOST_BLOCKS)
  .refine(hasOwnIds, 'must give each block an id of its own')
  .refine(hasSingles, 'may have one form at most')
  .meta({ maxItems: MOST_BLOCKS });

/** Reads the blocks as they are stored, one a line, or as they were once read. */
export function storedLines(value: unknown): string[] {
  const lines = Array.isArray(value) ? value.map(String) : String(value ?? '').split('\n');
  return lines.map(oneLine).filter(Boolean);
}
