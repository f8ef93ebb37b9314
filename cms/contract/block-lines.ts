import { z } from 'zod';
import { oneLine } from './entry-body';
import { blockOfLine, blocksOf, MOST_BLOCKS } from './landing-blocks';

const hasOwnIds = (lines: readonly string[]) => blocksOf(lines).length === lines.length;

/** The blocks of a page as callers send them, each a line. */
export const blockLines = z
  .array(
    z
      .string()
      .transform(oneLine)
      .refine((line) => blockOfLine(line) !== null, 'is no block'),
  )
  .max(MOST_BLOCKS)
  .refine(hasOwnIds, 'must give each block an id of its own')
  .meta({ maxItems: MOST_BLOCKS });

/** Reads the blocks as they are stored, one a line, or as they were once read. */
export function storedLines(value: unknown): string[] {
  const lines = Array.isArray(value) ? value.map(String) : String(value ?? '').split('\n');
  return lines.map(oneLine).filter(Boolean);
}
