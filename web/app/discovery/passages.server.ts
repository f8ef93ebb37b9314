import type { Language } from 'contract/languages';
import type { Localized } from '~/content/published/localized';
import { type Copy, listTexts } from '~/i18n/copy-shape';
import type { PageName } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages } from '~/markdown/plain-text';

export interface Passage {
  text: string;
  lang: Language;
}

/** Copy files behind a page. Search must not find gated copy (decisions D1). */
export type CopyFile = Exclude<
  PageName,
  'frame' | 'gate' | 'product' | 'contact-mail' | 'admin' | `admin-${string}` | `gated-${string}`
>;

const UNSEEN_BLOCKS = new Set([
  'meta',
  'form',
  'errors',
  'captcha',
  'toast',
  'toasts',
  'verified',
  'nav',
  'labels',
  'categories',
  'employment',
  'notFound',
]);

/** @param replaced dotted paths of texts that the editors' texts replace */
export function passagesOfCopy(
  language: Language,
  file: CopyFile,
  replaced: readonly string[] = [],
  hiddenBlocks: readonly string[] = [],
): Passage[] {
  const texts: Record<string, object> = textsFor(language, file)[file];
  return Object.entries(texts)
    .filter(([name]) => !UNSEEN_BLOCKS.has(name) && !hiddenBlocks.includes(name))
    .flatMap(([name, block]) => {
      const { lang = language, ...copy } = block as { lang?: Language; [key: string]: Copy | undefined };
      return (
        [...listTexts(copy as Copy, name)]
          .filter(([path, text]) => text !== '' && !text.includes('{{') && !replaced.includes(path))
          // Removes the backticks that mark code.
          .map(([, text]) => ({ text: text.replaceAll('`', ''), lang }))
      );
    });
}

export function passagesOfText({ value, lang }: Localized<string>): Passage[] {
  return plainPassages(parseMarkdown(value)).map((text) => ({ text, lang }));
}
