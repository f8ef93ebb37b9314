import type { LoaderFunctionArgs } from '@remix-run/node';
import { findSectionByLanguage } from '~/content/sections.server';
import { answerWithContent, errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import type { ContentSection } from './contract';

const FIELDS = ['title', 'subtitle', 'description', 'content'] as const;

async function contentSection(key: string): Promise<ContentSection | null> {
  const byLanguage = await findSectionByLanguage(key);
  if (!byLanguage) return null;
  const sections = [...byLanguage];
  const translations = sections.flatMap(([language, section]) => {
    const named = Object.entries({
      ...section.texts,
      ...Object.fromEntries(FIELDS.map((field) => [field, section[field]])),
    });
    const own = named.flatMap(([name, text]) => (text?.lang === language ? [[name, text.value]] : []));
    return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
  });
  const images = sections.flatMap(([, section]) => Object.entries(section.images));
  return {
    sectionKey: key,
    translations: Object.fromEntries(translations) as ContentSection['translations'],
    images: Object.fromEntries(images.map(([name, { url }]) => [name, url])),
    // The newest of all languages (decisions C23).
    lastUpdated:
      sections
        .map(([, section]) => section.lastUpdated)
        .sort()
        .at(-1) ?? '',
  };
}

export function loader({ params }: LoaderFunctionArgs) {
  return answerWithContent(async () => {
    const section = await contentSection(params.key ?? '');
    return section ? jsonAnswer(section) : errorAnswer(404, 'There is no such section.');
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
