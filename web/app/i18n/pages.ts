import type { Language } from 'contract/languages';
import type { Copy } from './generated/copy';

export type PageName = keyof Copy;

/** `lang` is set on a block that is shown in German instead of the page's language (decisions A6, A13). */
export type PageTexts<Page extends PageName> = {
  [Block in keyof Copy[Page]]: Copy[Page][Block] & { lang?: Language };
};

export type TextsOf<Page extends PageName> = { [Name in Page]: PageTexts<Name> };
