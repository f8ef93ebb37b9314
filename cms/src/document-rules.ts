import { PUBLISHING_RULES } from './api/blog-post/publishing';
import {
  BLOG_POST,
  KEYED_TYPES,
  ORDERED_TYPES,
  PAGE_TEXT,
  PROJECT,
  REDIRECT,
  SINGLE_UIDS,
} from './content-types';
import { recordHistory } from './history/record-history';
import { storeCleanTexts } from './integrity/clean-texts';
import { refuseWrongFormats } from './integrity/field-formats';
import { dateLanguagesByTheirTexts } from './integrity/language-dates';
import { completeNewEntry, completeNewProduct } from './integrity/new-entries';
import { refuseOtherThanTexts } from './integrity/page-texts';
import { refuseDuplicateKeys } from './integrity/unique-keys';
import { forgetHits } from './redirects/counts';
import { leadOldKeyOn } from './redirects/old-keys';
import { keepRedirectsSound } from './redirects/sound-redirects';
import type { DocumentRule } from './strapi';
import { recordTranslationSources } from './translations/record-sources';

const BEFORE_SAVE = [storeCleanTexts, refuseWrongFormats, refuseDuplicateKeys];
const AROUND_SAVE = [recordHistory, dateLanguagesByTheirTexts, recordTranslationSources];

/** Rules for every stored entry, whoever saves it, by content type; the first is the outermost. */
export const DOCUMENT_RULES: Readonly<Record<string, readonly DocumentRule[]>> = {
  ...Object.fromEntries(KEYED_TYPES.map(({ uid }) => [uid, [...BEFORE_SAVE, ...AROUND_SAVE]])),
  ...Object.fromEntries(
    SINGLE_UIDS.map((uid) => [uid, [storeCleanTexts, refuseWrongFormats, recordHistory]]),
  ),
  [PROJECT]: [leadOldKeyOn, ...BEFORE_SAVE, completeNewProduct, ...AROUND_SAVE],
  ...Object.fromEntries(
    ORDERED_TYPES.map(({ uid, kind }) => [
      uid,
      [leadOldKeyOn, ...BEFORE_SAVE, completeNewEntry(kind), ...AROUND_SAVE],
    ]),
  ),
  [REDIRECT]: [storeCleanTexts, refuseWrongFormats, keepRedirectsSound, forgetHits, recordHistory],
  [PAGE_TEXT]: [refuseOtherThanTexts, ...BEFORE_SAVE, ...AROUND_SAVE],
  [BLOG_POST]: PUBLISHING_RULES,
};
