import { recordHistory } from '../../history/record-history';
import { storeCleanTexts } from '../../integrity/clean-texts';
import { refuseWrongFormats } from '../../integrity/field-formats';
import { keepSharedFieldsEqual } from '../../integrity/shared-fields';
import { refuseDuplicateKeys } from '../../integrity/unique-keys';
import type { DocumentRule } from '../../strapi';
import { recordTranslationSources } from '../../translations/record-sources';
import { makeAddressFromTitle } from './address-from-title';
import { startCopyAnew } from './copied-posts';
import { dateFirstPublication } from './publication-date';
import { countReadingTime } from './reading-time';

/**
 * Rules around each step in the life of a post, the outermost first. Then Strapi writes, and the same transaction
 * changes the version by which the site notices (site-version/version-row.ts).
 */
export const PUBLISHING_RULES: readonly DocumentRule[] = [
  storeCleanTexts, // save, copy
  startCopyAnew, // copy
  makeAddressFromTitle, // save, publish
  dateFirstPublication, // publish
  countReadingTime, // save
  refuseWrongFormats, // save, copy, publish: addresses made above, too
  refuseDuplicateKeys, // save, copy
  recordHistory, // save, copy, publish, unpublish, discard, delete: opens the transaction that what follows joins
  keepSharedFieldsEqual, // save, publish, discard
  recordTranslationSources, // save, copy, discard, delete
];
