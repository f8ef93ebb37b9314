import { type MarkdownDocument, plainDocument } from '~/markdown/document';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainPassages } from '~/markdown/plain-text';
import { boundDocument } from '~/typography';
import type { Localized } from './localized';
import type { Section } from './section';
import { isMarkdown } from './section-texts';

/** A section as pages show it: its longer texts read as Markdown. */
export interface ShownSection extends Omit<Section, 'description' | 'content' | 'texts'> {
  description: Localized<MarkdownDocument> | null;
  content: Localized<MarkdownDocument> | null;
  texts: Record<string, Localized<MarkdownDocument>>;
}

function shownText(name: string, { value, lang }: Localized<string>): Localized<MarkdownDocument> {
  return { value: boundDocument(isMarkdown(name) ? parseMarkdown(value) : plainDocument(value)), lang };
}

/** Reads the texts of a section for the page: on the server, and in the preview of what is being typed. */
export function shownSection({ description, content, texts, ...section }: Section): ShownSection {
  return {
    ...section,
    description: description && shownText('description', description),
    content: content && shownText('content', content),
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shownText(name, text)])),
  };
}

/** What a visitor reads of a section, without marks: heading by heading, paragraph by paragraph. */
export function passagesOfSection(section: Section): { text: string; lang: Localized<string>['lang'] }[] {
  const { title, subtitle, description, content, texts } = section;
  const named = Object.entries({ title, subtitle, description, content, ...texts });
  return named.flatMap(([name, text]) => {
    if (!text) return [];
    const { value, lang } = shownText(name, text);
    return plainPassages(value).map((passage) => ({ text: passage, lang }));
  });
}
