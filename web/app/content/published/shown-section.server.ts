import { partField } from 'contract/landing-blocks';
import { contentFile, type PointedKind } from '~/i18n/content-text';
import { currentEdition, type Edition } from '~/i18n/edition.server';
import { type Inline, type MarkdownDocument, plainDocument, withInlines } from '~/markdown/document';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages } from '~/markdown/plain-text';
import { bindPairs, boundDocument } from '~/typography';
import type { Localized } from './localized';
import type { Section } from './section';
import { isMarkdown } from './section-texts';
import { typedText } from './typed-text.server';

export interface ShownSection extends Omit<Section, 'description' | 'content' | 'texts'> {
  description: Localized<MarkdownDocument> | null;
  content: Localized<MarkdownDocument> | null;
  texts: Record<string, Localized<MarkdownDocument>>;
}

export type Mark = (text: string) => string;

const markedInlines = (inlines: readonly Inline[], mark: Mark): Inline[] =>
  inlines.map((inline) => {
    if (typeof inline === 'string') return inline.trim() === '' ? inline : mark(inline);
    return 'children' in inline ? { ...inline, children: markedInlines(inline.children, mark) } : inline;
  });

export const markedDocument = (document: MarkdownDocument, mark: Mark): MarkdownDocument =>
  document.map((block) => withInlines(block, (inlines) => markedInlines(inlines, mark)));

const documentOf = (name: string, text: string): MarkdownDocument =>
  boundDocument(isMarkdown(name) || partField(name) ? parseMarkdown(text) : plainDocument(text));

export function preparing(kind: PointedKind, key: string, edition: Edition) {
  const placeOf = (name: string) => ({ file: contentFile(kind, key), key: name });
  return {
    line(name: string, text: Localized<string> | null): Localized<string> | null {
      if (!text || !edition.isMarked) return text && { ...text, value: bindPairs(text.value) };
      const { value, lang, ref } = typedText(text, placeOf(name), edition);
      return { value: edition.marked(bindPairs(value), ref), lang };
    },
    document(name: string, text: Localized<string>): Localized<MarkdownDocument> {
      if (!edition.isMarked) return { ...text, value: documentOf(name, text.value) };
      const { value, lang, ref } = typedText(text, placeOf(name), edition);
      return { value: markedDocument(documentOf(name, value), (words) => edition.marked(words, ref)), lang };
    },
  };
}

export function shownSection({
  key,
  title,
  subtitle,
  description,
  content,
  texts,
  ...section
}: Section): ShownSection {
  const { line, document } = preparing('section', key, currentEdition());
  return {
    ...section,
    key,
    title: line('title', title),
    subtitle: line('subtitle', subtitle),
    description: description && document('description', description),
    content: content && document('content', content),
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, document(name, text)])),
  };
}

export function passagesOfSection(section: Section): { text: string; lang: Localized<string>['lang'] }[] {
  const { title, subtitle, description, content, texts } = section;
  const named = Object.entries({ title, subtitle, description, content, ...texts });
  return named.flatMap(([name, text]) => {
    if (!text) return [];
    return plainPassages(documentOf(name, text.value)).map((passage) => ({ text: passage, lang: text.lang }));
  });
}
