import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { type Localized, localizedByName, type TextsByName } from './localized';
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

interface StoredSection extends Pick<Section, 'key' | 'images' | 'lastUpdated'> {
  own: TextsByName;
  german: TextsByName;
}

export function sectionIn(language: Language, { own, german, ...shared }: StoredSection): Section {
  const named = localizedByName(language, own, german);
  const { title, subtitle, description, content, ...texts } = named;
  return {
    ...shared,
    title: title ?? null,
    subtitle: subtitle ?? null,
    description: description ?? null,
    content: content ?? null,
    texts,
  };
}
