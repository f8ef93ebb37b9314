import { DEFAULT_LANGUAGE, type Language } from '~/i18n/languages';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';
import { getWhitepaper, type MarkdownNode } from '~/sections/whitepaper/paper.server';
import type { Passage } from './passages.server';
import type { SitePage } from './site-page';

function plainText(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children.map(plainText).join(node.type === 'list' ? ' ' : '');
}

/** The whitepaper exists in German only, at one address (decisions A14). */
export function whitepaperPages(language: Language, lastModified: string): SitePage[] {
  if (language !== DEFAULT_LANGUAGE) return [];
  const { front, sections } = getWhitepaper();
  return [
    {
      kind: 'page',
      path: WHITEPAPER_PATH,
      title: front.title,
      description: front.description,
      keywords: front.subtitle,
      lang: DEFAULT_LANGUAGE,
      isIndexed: true,
      isTranslated: true,
      isOutsideLanguages: true,
      lastModified,
      product: null,
      readPassages: (): Passage[] =>
        sections.flatMap(({ title, nodes }) =>
          [title, ...nodes.map(plainText)].map((text) => ({ text, lang: DEFAULT_LANGUAGE })),
        ),
    },
  ];
}
