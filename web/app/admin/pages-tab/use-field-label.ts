import { SECTION_FIELDS } from 'contract/section-fields';
import { labelIn } from '~/admin/parts/language-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { parseField } from './section-fields';

export function useFieldLabel() {
  const { fields } = useTexts('admin-pages');
  const nameOf = (name: string): string => {
    const known = SECTION_FIELDS.find((candidate) => candidate === name);
    return known ? fields[known] : name;
  };
  return {
    nameOf,
    /** @param field a name in the form, such as `translations.en.title` */
    labelOf: (field: string): string => {
      const parsed = parseField(field);
      if (!parsed) return field;
      if (parsed.kind === 'image') return fill(fields.picture, { name: parsed.name });
      return labelIn(nameOf(parsed.name), parsed.language);
    },
  };
}
