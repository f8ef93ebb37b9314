import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { ListedMediaFile, MediaFile, PictureUses } from 'contract/media';
import type { Translation } from 'contract/translation';
import type { TranslationState } from 'contract/translation-state';
import type { TextsByLanguage } from '~/admin/data/media';
import { type Judged, judgedLanguages } from '~/admin/parts/judged-languages';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Formats a size, such as `87 Byte`, `245 kB`, `3,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${whole.format(bytes)} Byte`;
  const kilobytes = Math.round(bytes / KILOBYTE);
  // 999.9 kB would round to 1.000 kB.
  return kilobytes < KILOBYTE ? `${whole.format(kilobytes)} kB` : `${tenths.format(bytes / MEGABYTE)} MB`;
}

export const pixels = (count: number): string => whole.format(count);

export const isPdf = ({ url }: Pick<MediaFile, 'url'>): boolean => url.endsWith('.pdf');

export const TEXT_NAME = 'alternativeText';

type Described = Pick<MediaFile, 'name' | 'alternativeTexts'>;

export const isDescribed = ({ alternativeTexts }: Described): boolean =>
  Object.values(alternativeTexts).some((text) => text !== '');

export function datesOf(id: number, overview: readonly Translation[]): TextsByLanguage {
  const found = overview.find(({ kind, key }) => kind === 'picture' && key === String(id));
  const dates = LANGUAGE_CODES.flatMap((language) => {
    const date = found?.languages[language]?.updatedAt;
    return date ? [[language, date] as const] : [];
  });
  return Object.fromEntries(dates);
}

/** @param typed the texts in the form, which override the stored ones */
export function judgedTexts(
  { alternativeTexts, outdated }: Pick<ListedMediaFile, 'alternativeTexts' | 'outdated'>,
  typed: TextsByLanguage = {},
): Judged {
  const named = (text: string | undefined) => ({ [TEXT_NAME]: text ?? '' });
  return {
    textsIn: (language) => named(typed[language] ?? alternativeTexts[language]),
    outdated,
    storedGerman: named(alternativeTexts[DEFAULT_LANGUAGE]),
    isChanged: (language) => language in typed,
  };
}

export const statesOf = (
  picture: Parameters<typeof judgedTexts>[0],
  typed?: TextsByLanguage,
): Record<Language, TranslationState> => judgedLanguages(judgedTexts(picture, typed));

export const usesOf = ({
  usedBy,
  usedElsewhere,
}: Pick<ListedMediaFile, 'usedBy' | 'usedElsewhere'>): PictureUses => ({
  sections: usedBy,
  elsewhere: usedElsewhere,
});
