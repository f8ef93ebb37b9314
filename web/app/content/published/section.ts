import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { type Localized, localizedText } from './localized';
import type { ShownPicture } from './picture';

export interface Section {
  key: string;
  title: Localized<string> | null;
  subtitle: Localized<string> | null;
  description: Localized<string> | null;
  content: Localized<string> | null;
  texts: Record<string, Localized<string>>;
  images: Record<string, ShownPicture>;
  lastUpdated: string;
}

export function spokenLanguage({ title, description, content }: Section): Language {
  return (content ?? description ?? title)?.lang ?? DEFAULT_LANGUAGE;
}

export type TextsByName = Readonly<Record<string, string | null | undefined>>;

interface StoredSection extends Pick<Section, 'key' | 'images' | 'lastUpdated'> {
  own: TextsByName;
  german: TextsByName;
}

export function sectionIn(language: Language, { own, german, ...shared }: StoredSection): Section {
  // Editors may name a text `constructor`, which every object inherits.
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
