import type { Language } from 'contract/languages';
import type { Localized } from '~/content/published/localized';
import { type Copy, listTexts } from '~/i18n/copy-shape';
import type { PageName } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages } from '~/markdown/plain-text';
import type { PageCopy } from '~/site-map';

/** A piece of text that stands together on a page, with the language that it is in. */
export interface Passage {
  text: string;
  lang: Language;
}

/** The copy files that hold a page. What is behind a gate is found by nobody (decisions D1). */
export type CopyFile = Exclude<
  PageName,
  'frame' | 'gate' | 'product' | 'admin' | `admin-${string}` | `gated-${string}`
>;

/** Those of a whole page, with a head. */
export type PageFile = keyof PageCopy;

/** The head is not read on the page, and these blocks are only seen when something happens. */
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
  'notFound',
]);

/**
 * The texts of a copy file as its page shows them; those with placeholders belong to controls.
 * @param replaced dotted paths of texts that stand nowhere, because editors have written others
 */
export function passagesOfCopy(
  language: Language,
  file: CopyFile,
  replaced: readonly string[] = [],
): Passage[] {
  const texts: Record<string, object> = textsFor(language, file)[file];
  return Object.entries(texts)
    .filter(([name]) => !UNSEEN_BLOCKS.has(name))
    .flatMap(([name, block]) => {
      const { lang = language, ...copy } = block as { lang?: Language; [key: string]: Copy | undefined };
      return (
        [...listTexts(copy as Copy, name)]
          .filter(([path, text]) => text !== '' && !text.includes('{{') && !replaced.includes(path))
          // Names of code are marked by backticks, which nobody reads.
          .map(([, text]) => ({ text: text.replaceAll('`', ''), lang }))
      );
    });
}

/** The paragraphs, headings and list items of a text with marks. */
export function passagesOfText({ value, lang }: Localized<string>): Passage[] {
  return plainPassages(parseMarkdown(value)).map((text) => ({ text, lang }));
}
