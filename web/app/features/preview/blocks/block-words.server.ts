import { BLOCK_KINDS, type BlockKind } from 'contract/landing-blocks';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { textsFor } from '~/i18n/texts.server';
import { BLOCKS_PARAMETER } from './arranging';
import type { BlockWords } from './block-words';

export const areBlocksArranged = (request: Request): boolean =>
  new URL(request.url).searchParams.has(BLOCKS_PARAMETER);

export function blockWords(): BlockWords {
  const { blocks, builder, tools } = textsFor(DEFAULT_LANGUAGE, 'admin-landing-pages')['admin-landing-pages'];
  const { number, remove, removed, full, single } = builder;
  const names = Object.fromEntries(BLOCK_KINDS.map((kind) => [kind, blocks[kind].name]));
  return {
    names: names as Record<BlockKind, string>,
    builder: { number, remove, removed, full, single },
    tools,
  };
}
