import { type MarkdownDocument, plainDocument } from '~/markdown/document';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages } from '~/markdown/plain-text';
import { bindPairs, boundDocument } from '~/typography';
import type { Localized } from './localized';
import type { Section } from './section';
import { isMarkdown } from './section-texts';

export interface ShownSection extends Omit<Section, 'description' | 'content' | 'texts'> {
  description: Localized<MarkdownDocument> | null;
  content: Localized<MarkdownDocument> | null;
  texts: Record<string, Localized<MarkdownDocument>>;
}

function shownText(name: string, { value, lang }: Localized<string>): Localized<MarkdownDocument> {
  return { value: boundDocument(isMarkdown(name) ? parseMarkdown(value) : plainDocument(value)), lang };
}

const boundLine = (line: Localized<string> | null) => line && { ...line, value: bindPairs(line.value) };

export function shownSection({
  title,
  subtitle,
  description,
  content,
  texts,
  ...section
}: Section): ShownSection {
  return {
    ...section,
    title: boundLine(title),
    subtitle: boundLine(subtitle),
    description: description && shownText('description', description),
    content: content && shownText('content', content),
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shownText(name, text)])),
  };
}

export function passagesOfSection(section: Section): { text: string; lang: Localized<string>['lang'] }[] {
  const { title, subtitle, description, content, texts } = section;
  const named = Object.entries({ title, subtitle, description, content, ...texts });
  return named.flatMap(([name, text]) => {
    if (!text) return [];
    const { value, lang } = shownText(name, text);
    return plainPassages(value).map((passage) => ({ text: passage, lang }));
  });
}
