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

/** The form of what is stored; an empty text is the site's own value. */
export function fieldsOf(stored: Appearance): Fields {
  return Object.fromEntries([...COLOR_FIELDS, ...FONT_FIELDS].map((field) => [field, stored[field] ?? '']));
}

export function textOf(values: Fields, field: ColorField | FontField): string {
  return String(values[field] ?? '');
}

/** What the site would show; what is typed only in part is the site's own value until it is complete. */
export function appearanceOf(values: Fields): Appearance {
  return checkedAppearance(values);
}

/** The fields that Strapi would refuse. */
export function invalidFields(values: Fields): (ColorField | FontField)[] {
  const isRefused = (isValid: (text: string) => boolean) => (field: ColorField | FontField) => {
    const text = textOf(values, field);
    return text !== '' && !isValid(text);
  };
  return [...COLOR_FIELDS.filter(isRefused(isColor)), ...FONT_FIELDS.filter(isRefused(isFontName))];
}

/** Where to find the field that is typed into. */
export const fieldId = (field: ColorField | FontField) => `appearance-${field}`;
