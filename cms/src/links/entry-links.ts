import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { declarationOf } from '../../contract/ordered-kinds';
import { PROJECT_SHARED_COLUMNS } from '../../contract/project-fields';
import { SITE_ADDRESS } from '../../contract/site-addresses';
import { linksIn } from '../../contract/text-links';
import { ORDERED_TYPES, PROJECT } from '../content-types';
import type { Data } from '../strapi';
import { writtenTexts } from '../translations/translated-texts';

export type LocalizedData = Data & { locale: Language };

const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...ORDERED_TYPES.flatMap(({ uid, kind }) =>
    Object.entries(declarationOf(kind).fields).flatMap(([name, { format }]) =>
      format === SITE_ADDRESS ? [[uid, name] as const] : [],
    ),
  ),
  [PROJECT, PROJECT_SHARED_COLUMNS.externalUrl] as const,
]);

/** Returns the links of an entry in one language, by field; German has those that all languages share. */
export function linksOf(uid: string, row: LocalizedData): [field: string, links: string[]][] {
  const texts = Object.entries(writtenTexts(uid, row));
  const inTexts = texts.map(([field, text]): [string, string[]] => [field, linksIn(text)]);
  const field = ADDRESSES.get(uid);
  const address = field && row.locale === DEFAULT_LANGUAGE ? row[field] : null;
  return typeof address === 'string' && address !== '' ? [...inTexts, [String(field), [address]]] : inTexts;
}
