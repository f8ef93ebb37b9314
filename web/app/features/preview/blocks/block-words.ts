import type { BlockKind } from 'contract/landing-blocks';
import type { PageTexts } from '~/i18n/pages';

type Texts = PageTexts<'admin-landing-pages'>;

export interface BlockWords {
  names: Readonly<Record<BlockKind, string>>;
  builder: Pick<Texts['builder'], 'number' | 'remove' | 'removed' | 'full' | 'single'>;
  tools: Texts['tools'];
}
