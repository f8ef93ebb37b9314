import { BLOCK_KINDS, type BlockKind, blockOfLine, lineOfBlock, mayAdd } from 'contract/landing-blocks';

/** Chosen at a block in the preview of its page. Ids are those of blocks. */
export type BlockCommand =
  /** The frame makes the id of the new block; `after` is null for the beginning of the page. */
  | { action: 'add'; kind: BlockKind; id: string; after: string | null }
  | { action: 'move'; id: string; by: 1 | -1 }
  | { action: 'remove'; id: string }
  | { action: 'edit'; id: string };

export const BLOCKS_PARAMETER = 'blocks';

const idOf = (line: string) => blockOfLine(line)?.id;

/** Returns the lines of a page after a command; the same lines where it can do nothing. */
export function arranged(lines: readonly string[], command: BlockCommand): readonly string[] {
  const at = (id: string | null) => lines.findIndex((line) => id !== null && idOf(line) === id);
  switch (command.action) {
    case 'add': {
      const blocks = lines.flatMap((line) => blockOfLine(line) ?? []);
      const isTaken = blocks.some(({ id }) => id === command.id);
      if (isTaken || !mayAdd(command.kind, blocks)) return lines;
      const { kind, id, after } = command;
      return lines.toSpliced(at(after) + 1, 0, lineOfBlock({ kind, id, keys: [] }));
    }
    case 'move': {
      const from = at(command.id);
      const to = from + command.by;
      const line = lines[from];
      if (line === undefined || to < 0 || to >= lines.length) return lines;
      return lines.toSpliced(from, 1).toSpliced(to, 0, line);
    }
    case 'remove': {
      const from = at(command.id);
      return from < 0 ? lines : lines.toSpliced(from, 1);
    }
    case 'edit':
      return lines;
  }
}

type Given = Readonly<Record<string, unknown>>;

export function readBlockCommand(given: unknown): BlockCommand | null {
  if (typeof given !== 'object' || given === null) return null;
  const { action, id, kind, after, by } = given as Given;
  if (typeof id !== 'string') return null;
  if (action === 'edit' || action === 'remove') return { action, id };
  if (action === 'move') return by === 1 || by === -1 ? { action, id, by } : null;
  const known = BLOCK_KINDS.find((one) => one === kind);
  const isPlace = after === null || typeof after === 'string';
  return action === 'add' && known && isPlace ? { action, id, kind: known, after } : null;
}
