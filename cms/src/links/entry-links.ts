import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { PROJECT_SHARED_COLUMNS } from '../../contract/project-fields';
import type { ResourceShared } from '../../contract/resource-fields';
import { linksIn } from '../../contract/text-links';
import { PROJECT, RESOURCE } from '../content-types';
import type { Data } from '../strapi';
import { writtenTexts } from '../translations/translated-texts';

export type LocalizedData = Data & { locale: Language };

/** Fields that are a link, shared by all languages. */
const ADDRESSES: Readonly<Record<string, string>> = {
  [RESOURCE]: 'address' satisfies ResourceShared,
  [PROJECT]: PROJECT_SHARED_COLUMNS.externalUrl,
};

/** Returns the links of an entry in one language, by field; German has those that all languages share. */
export function linksOf(uid: string, row: LocalizedData): [field: string, links: string[]][] {
  const texts = Object.entries(writtenTexts(uid, row));
  const inTexts = texts.map(([field, text]): [string, string[]] => [field, linksIn(text)]);
  const field = ADDRESSES[uid];
  const address = field && row.locale === DEFAULT_LANGUAGE ? row[field] : null;
  return typeof address === 'string' && address !== '' ? [...inTexts, [String(field), [address]]] : inTexts;
}
