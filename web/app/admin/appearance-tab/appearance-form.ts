import {
  COLOR_FIELDS,
  type ColorField,
  FONT_FIELDS,
  type FontField,
  isColor,
  isFontName,
} from 'contract/appearance-fields';
import type { Fields } from '~/admin/drafts/draft';
import { type Appearance, checkedAppearance } from '~/theme/appearance';

/** Returns the stored look as form fields; an empty text means the site's own value. */
export function fieldsOf(stored: Appearance): Fields {
  return Object.fromEntries([...COLOR_FIELDS, ...FONT_FIELDS].map((field) => [field, stored[field] ?? '']));
}

export function textOf(values: Fields, field: ColorField | FontField): string {
  return String(values[field] ?? '');
}

/** Returns the look to preview; a value typed only in part counts as the site's own. */
export function appearanceOf(values: Fields): Appearance {
  return checkedAppearance(values);
}

export function invalidFields(values: Fields): (ColorField | FontField)[] {
  const isRefused = (isValid: (text: string) => boolean) => (field: ColorField | FontField) => {
    const text = textOf(values, field);
    return text !== '' && !isValid(text);
  };
  return [...COLOR_FIELDS.filter(isRefused(isColor)), ...FONT_FIELDS.filter(isRefused(isFontName))];
}

export const fieldId = (field: ColorField | FontField) => `appearance-${field}`;
