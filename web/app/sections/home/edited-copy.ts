import type { Localized } from '~/content/localized';
import type { Section } from '~/content/section';
import type { ShownSection } from '~/content/shown-section';
import { type MarkdownDocument, plainDocument } from '~/markdown/document';

type Field = 'title' | 'subtitle' | 'description' | 'content';
type Fields = Readonly<Record<string, Field>>;
type Edited = Pick<ShownSection, Field>;
type Language = Localized<string>['lang'];

/** A text, and its language where that is not the page's. */
export interface ShownText<Value> {
  value: Value;
  lang?: Language | undefined;
}

/** The built-in texts of the home page that a section of the CMS replaces, each with the section's field. */
export const EDITED_COPY = {
  hero: { eyebrow: 'subtitle', title: 'title', lead: 'description' },
  about: { eyebrow: 'subtitle', title: 'title', description: 'description', content: 'content' },
} as const satisfies Record<string, Fields>;

const isEditable = (key: string): key is keyof typeof EDITED_COPY => Object.hasOwn(EDITED_COPY, key);

type BuiltIn<Names extends PropertyKey> = Readonly<Record<Names, string>> & { lang?: Language };
type Shown<Of extends Fields> = {
  [Name in keyof Of]: ShownText<Of[Name] extends 'title' | 'subtitle' ? string : MarkdownDocument>;
};

/** What stands on the page: the editors' text; where the CMS has none, the built-in one. */
export function shownCopy<Of extends Fields>(
  fields: Of,
  builtIn: BuiltIn<keyof Of>,
  edited: Edited | null,
): Shown<Of> {
  const shown = Object.entries(fields).map(([name, field]) => {
    const own = builtIn[name] ?? '';
    const isOneLine = field === 'title' || field === 'subtitle';
    return [name, edited?.[field] ?? { value: isOneLine ? own : plainDocument(own), lang: builtIn.lang }];
  });
  return Object.fromEntries(shown) as Shown<Of>;
}

/** Dotted paths of the built-in texts that stand nowhere, because the section has texts of its own. */
export function replacedCopy({ key, ...edited }: Pick<Section, 'key' | Field>): string[] {
  if (!isEditable(key)) return [];
  return Object.entries(EDITED_COPY[key]).flatMap(([name, field]) => (edited[field] ? `${key}.${name}` : []));
}
