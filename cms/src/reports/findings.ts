import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { panelPathOf } from '../../contract/panel-path';
import type { Finding } from '../../contract/report';
import { UNCHANGED_DAYS } from '../../contract/report-fields';
import { shownSection } from '../../contract/section-fields';
import { overlong, translatedField } from '../../contract/translated-fields';
import { countTexts, KINDS_WITHOUT_PAGE } from '../../contract/translation-state';
import { type ContentKind, type ContentType, SECTION } from '../content-types';
import { findBrokenLinks } from '../links/broken-links';
import { type LocalizedData, linksOf } from '../links/entry-links';
import { isOutside } from '../links/outside-links';
import type { Strapi } from '../strapi';
import { isShownText, translatableTexts, withoutPlaceholders } from '../translations/translated-texts';

type Found = Omit<Finding, 'id' | 'kind' | 'key' | 'name' | 'panelPath'>;

const DAY_MS = 24 * 60 * 60_000;

/** Returns what is wrong in an entry. Links to other sites come without a problem, which only their check knows. */
export async function findingsIn(
  strapi: Strapi,
  { uid, kind, keyField }: ContentType<ContentKind>,
  rows: readonly [LocalizedData, ...LocalizedData[]],
): Promise<Finding[]> {
  const [{ documentId }] = rows;
  const key = String(rows[0][keyField] ?? documentId);
  if (uid === SECTION && !shownSection(key)) return [];
  const textsIn = (language: Language) =>
    translatableTexts(
      uid,
      rows.find(({ locale }) => locale === language),
    );
  const isShown = ({ field }: Found) => field === null || isShownText(uid, rows[0], field);
  const hasPage = !KINDS_WITHOUT_PAGE.some((without) => without === kind);
  const found = [
    ...(await findBrokenLinks(strapi, { uid, key }, rows)).map(
      ({ language, ...link }): Found => ({ report: 'link', languages: [language], ...link }),
    ),
    ...rows.flatMap((row) => outsideLinks(uid, row)),
    ...LANGUAGE_CODES.flatMap((language) => longTexts(kind, language, textsIn(language))),
    ...(hasPage ? [...missingTranslations(textsIn), ...unchanged(rows)] : []),
  ];
  const name = textsIn(DEFAULT_LANGUAGE).title?.trim() || key;
  const entry = { kind, key, name, panelPath: panelPathOf(uid, String(documentId)) };
  return found.filter(isShown).map((one) => identified({ ...entry, ...one }));
}

export function identified(finding: Omit<Finding, 'id'>): Finding {
  const { report, kind, key, languages, field, link } = finding;
  return { id: [report, kind, key, ...languages, field, link].join(' '), ...finding };
}

const outsideLinks = (uid: string, row: LocalizedData): Found[] =>
  linksOf(uid, row).flatMap(([field, links]) =>
    links
      .filter((link) => isOutside(link, row.locale))
      .map((link): Found => ({ report: 'outside-link', languages: [row.locale], field, link })),
  );

const longTexts = (kind: ContentKind, language: Language, texts: Readonly<Record<string, string>>): Found[] =>
  Object.entries(texts).flatMap(([name, text]): Found[] => {
    const field = translatedField(kind, name);
    const length = field && overlong(field, text);
    return length ? [{ report: 'length', languages: [language], field: name, length }] : [];
  });

function missingTranslations(textsIn: (language: Language) => Readonly<Record<string, string>>): Found[] {
  const filledIn = (language: Language) => ({ filled: Object.keys(withoutPlaceholders(textsIn(language))) });
  const german = filledIn(DEFAULT_LANGUAGE);
  const languages = LANGUAGE_CODES.filter((language) => countTexts(german, filledIn(language)).missing > 0);
  return languages.length > 0 ? [{ report: 'translation', languages, field: null }] : [];
}

function unchanged(rows: readonly LocalizedData[]): Found[] {
  const newest = Math.max(...rows.map(({ updatedAt }) => new Date(String(updatedAt)).getTime()));
  if (Date.now() - newest < UNCHANGED_DAYS * DAY_MS) return [];
  return [{ report: 'age', languages: [], field: null, lastUpdated: new Date(newest).toISOString() }];
}
