import { DRAFT_FORMS, type PublishedKind } from 'contract/draft-fields';
import type { Language } from 'contract/languages';
import { forEachKind, ORDERED } from 'contract/ordered-kinds';
import type { AdminLocation, Tab } from '~/admin/admin-location';
import { placeOfFile } from '~/admin/page-texts/text-pages';

const TABS: Readonly<Record<Exclude<PublishedKind, 'page-text'>, { tab: Tab; hasItems: boolean }>> = {
  section: { tab: 'pages', hasItems: true },
  project: { tab: 'products', hasItems: true },
  'product-text': { tab: 'products', hasItems: true },
  ...forEachKind((kind) => ({ tab: ORDERED[kind].plural, hasItems: true })),
  redirect: { tab: 'redirects', hasItems: true },
  appearance: { tab: 'appearance', hasItems: false },
  'home-page': { tab: 'home', hasItems: false },
  company: { tab: 'company', hasItems: false },
  'service-status': { tab: 'status', hasItems: false },
  notifications: { tab: 'notifications', hasItems: false },
};

export const languageOf = (kind: PublishedKind, name: string): Language | null =>
  DRAFT_FORMS[kind].names.read(name)?.language ?? null;

export function placeOf(kind: PublishedKind, key: string, names: readonly string[]): AdminLocation {
  const [language] = names.flatMap((name) => languageOf(kind, name) ?? []);
  const inLanguage = language ? { language } : {};
  if (kind === 'page-text') return { tab: 'pages', item: null, textsOf: placeOfFile(key), ...inLanguage };
  const { tab, hasItems } = TABS[kind];
  return hasItems ? { tab, item: key, ...inLanguage } : { tab, item: null };
}
