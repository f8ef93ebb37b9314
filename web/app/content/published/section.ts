import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { type Localized, localizedText } from './localized';
import type { ShownPicture } from './picture';

/** Editorial texts and images of one place of the site. */
export interface Section {
  key: string;
  title: Localized<string> | null;
  subtitle: Localized<string> | null;
  description: Localized<string> | null;
  content: Localized<string> | null;
  /** What editors have added beside those, by name. */
  texts: Record<string, Localized<string>>;
  images: Record<string, ShownPicture>;
  lastUpdated: string;
}

/** The language that a visitor reads the section in; a title alone makes no translation. */
export function spokenLanguage({ title, description, content }: Section): Language {
  return (content ?? description ?? title)?.lang ?? DEFAULT_LANGUAGE;
}

/** Texts of one language by name, those of the four fields among them. */
export type TextsByName = Readonly<Record<string, string | null | undefined>>;

interface StoredSection extends Pick<Section, 'key' | 'images' | 'lastUpdated'> {
  own: TextsByName;
  german: TextsByName;
}

/** A section as a page of this language shows it. The preview of unsaved texts goes by the same rule. */
export function sectionIn(language: Language, { own, german, ...shared }: StoredSection): Section {
  // Editors may name a text `constructor`, which every object seems to have.
  const textIn = (texts: TextsByName, name: string) => (Object.hasOwn(texts, name) ? texts[name] : null);
  const names = new Set([...Object.keys(german), ...Object.keys(own)]);
  const found = [...names].flatMap((name) => {
    const text = localizedText(language, textIn(own, name), textIn(german, name));
    return text ? [[name, text] as const] : [];
  });
  const { title, subtitle, description, content, ...texts } = Object.fromEntries(found);
  return {
    ...shared,
    title: title ?? null,
    subtitle: subtitle ?? null,
    description: description ?? null,
    content: content ?? null,
    texts,
  };
}
