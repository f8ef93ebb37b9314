import type { BlockKind } from 'contract/landing-blocks';
import type { PageTexts } from '~/i18n/pages';

type Texts = PageTexts<'admin-landing-pages'>;

/** German words of the tools at the blocks of a preview. */
export interface BlockWords {
  names: Readonly<Record<BlockKind, string>>;
  builder: Pick<Texts['builder'], 'number' | 'remove' | 'removed' | 'full' | 'single'>;
  tools: Texts['tools'];
}
