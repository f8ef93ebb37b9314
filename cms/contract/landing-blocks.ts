// Imports no Zod, because pages and forms load this module.
import type { Field } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { OPTIONAL_MESSAGE_FIELDS } from './message-fields';
import { PROJECT_KEY } from './project-fields';

/** Texts and pictures of blocks. Their names in an entry begin with the id of the block, as `k3f9-title`. */
export const BLOCK_PARTS = {
  title: { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true },
  text: { widget: 'markdown', limit: LONG_TEXT_LENGTH, isLocalized: true },
  label: { widget: 'line', limit: 60, isLocalized: true },
  picture: { widget: 'picture' },
} as const satisfies Record<string, Field>;
export type BlockPart = keyof typeof BLOCK_PARTS;

interface BlockDeclaration {
  parts: readonly BlockPart[];
  /** The kind of entries that the block shows, by their keys; of a form, the fields that it may leave out. */
  shows?: 'project' | 'resource' | 'reference' | 'event' | 'field';
  most?: number;
  keys?: readonly string[];
  isSingle?: true;
}

/** The kinds of blocks, without colours or spacing to choose (docs/decisions/0088). */
export const BLOCKS = {
  text: { parts: ['title', 'text'] },
  figures: { parts: ['title', 'text'] },
  cards: { parts: ['title', 'text'] },
  quote: { parts: [], shows: 'reference', most: 1 },
  faq: { parts: ['title', 'text'] },
  action: { parts: ['title', 'text', 'label'] },
  form: {
    parts: ['title', 'text'],
    shows: 'field',
    most: OPTIONAL_MESSAGE_FIELDS.length,
    keys: OPTIONAL_MESSAGE_FIELDS,
    isSingle: true,
  },
  picture: { parts: ['picture', 'title'] },
  downloads: { parts: ['title', 'text'], shows: 'resource', most: 12 },
  products: { parts: ['title', 'text'], shows: 'project', most: 6 },
  event: { parts: ['title'], shows: 'event', most: 1 },
} as const satisfies Record<string, BlockDeclaration>;

export type BlockKind = keyof typeof BLOCKS;
export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[];
export type ShownKind = Extract<(typeof BLOCKS)[BlockKind], { shows: string }>['shows'];

export const MOST_BLOCKS = 9;

export const blockDeclaration = (kind: BlockKind): BlockDeclaration => BLOCKS[kind];

export interface Block {
  kind: BlockKind;
  /** Unique on its page, and stays when the block moves. */
  id: string;
  keys: string[];
}

const ID = /^[a-z0-9]{4,12}$/;

export function newBlockId(taken: readonly string[], random: () => number = Math.random): string {
  const id = random().toString(36).slice(2, 6).padEnd(4, '0');
  return taken.includes(id) ? newBlockId(taken, random) : id;
}

/** A block is kept as a line: `downloads k3f9 leitfaden api-beschreibung`. */
export const lineOfBlock = ({ kind, id, keys }: Block): string => [kind, id, ...keys].join(' ');

/** Returns null for a line that is no block. */
export function blockOfLine(line: string): Block | null {
  const [name = '', id = '', ...keys] = line.trim().split(/\s+/);
  if (!Object.hasOwn(BLOCKS, name) || !ID.test(id)) return null;
  const kind = name as BlockKind;
  const { shows, most = 0, keys: known } = blockDeclaration(kind);
  const isKey = (key: string) => known?.includes(key) ?? PROJECT_KEY.test(key);
  const areKeys = keys.every(isKey) && new Set(keys).size === keys.length;
  return areKeys && keys.length <= (shows ? most : 0) ? { kind, id, keys } : null;
}

/** Reads stored lines, without what is no block and without a second block of the same id. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks = lines.flatMap((line) => blockOfLine(line) ?? []);
  return blocks.filter(({ id }, index) => blocks.findIndex((block) => block.id === id) === index);
}

export const mayAdd = (kind: BlockKind, blocks: readonly Block[]): boolean =>
  blocks.length < MOST_BLOCKS &&
  !(blockDeclaration(kind).isSingle && blocks.some((block) => block.kind === kind));

export const partName = (id: string, part: BlockPart): string => `${id}-${part}`;

/** Reads the name of a text or picture; null for another name. */
export function readPartName(name: string): { id: string; part: BlockPart } | null {
  const [id = '', part = '', ...rest] = name.split('-');
  const isPart = ID.test(id) && Object.hasOwn(BLOCK_PARTS, part) && rest.length === 0;
  return isPart ? { id, part: part as BlockPart } : null;
}

export function partField(name: string): Field | null {
  const found = readPartName(name);
  return found && BLOCK_PARTS[found.part];
}

export const partNamesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ kind, id }) => BLOCKS[kind].parts.map((part) => partName(id, part)));
