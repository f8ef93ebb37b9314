import type { SectionField } from 'contract/section-fields';
import type { Localized } from '~/content/published/localized';
import type { Section } from '~/content/published/section';
import type { ShownSection } from '~/content/published/shown-section.server';
import { type MarkdownDocument, plainDocument } from '~/markdown/document';
import { HOME_SECTIONS } from '~/site-map';

type Fields = Readonly<Record<string, SectionField>>;
type Edited = Pick<ShownSection, SectionField>;
type Language = Localized<string>['lang'];

export interface ShownText<Value> {
  value: Value;
  lang?: Language | undefined;
}

export const isOnHome = (key: string): key is keyof typeof HOME_SECTIONS => Object.hasOwn(HOME_SECTIONS, key);

type BuiltIn<Names extends PropertyKey> = Readonly<Record<Names, string>> & { lang?: Language };
type Shown<Of extends Fields> = {
  [Name in keyof Of]: ShownText<Of[Name] extends 'title' | 'subtitle' ? string : MarkdownDocument>;
};

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

/** Returns dotted paths of the built-in texts that the section replaces. */
export function replacedCopy({ key, ...edited }: Pick<Section, 'key' | SectionField>): string[] {
  if (!isOnHome(key)) return [];
  const texts: Fields = HOME_SECTIONS[key].texts;
  return Object.entries(texts).flatMap(([name, field]) => (edited[field] ? `${key}.${name}` : []));
}
