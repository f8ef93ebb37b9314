import { errors } from '@strapi/utils';

/** Why a call of the site is refused: the site says it in its own words, and knows these codes by their names. */
export type RefusalCode =
  | 'input-invalid'
  | 'field-invalid'
  | 'field-too-long'
  | 'field-too-many'
  | 'character-unstorable'
  | 'picture-unknown'
  | 'product-unknown';

/** What stands in `error.details` of a refusal. */
export interface RefusalDetails {
  code: RefusalCode;
  field?: string;
  limit?: number;
}

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  'input-invalid': 'The input is not valid',
  'field-invalid': 'A field is not valid',
  'field-too-long': 'A text is too long',
  'field-too-many': 'A list has too many entries',
  'character-unstorable': 'The character U+0000 cannot be stored',
  'picture-unknown': 'No image of the media library',
  'product-unknown': 'There is no such product',
};

/** Bad input (400), with a code by which the site tells it apart. */
export function refusal(code: RefusalCode, details: Omit<RefusalDetails, 'code'> = {}) {
  const where = details.field === undefined ? '' : `${details.field}: `;
  return new errors.ValidationError(`${where}${MESSAGES[code]}`, { code, ...details });
}
