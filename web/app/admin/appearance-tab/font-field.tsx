import { Field, Input, NativeSelect } from '@chakra-ui/react';
import { type FontField as FieldName, FONT_LENGTH, isFontName } from 'contract/appearance-fields';
import { useState } from 'react';
import { useTooLong } from '~/admin/parts/too-long';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { OWN_APPEARANCE } from '~/theme/appearance';
import { OFFERED_FONTS } from '~/theme/appearance-fonts';
import { fieldId } from './appearance-form';

interface FontFieldProps {
  field: FieldName;
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
}

const OTHER = 'other';

export function FontField({ field, value, onChange, isDisabled }: FontFieldProps) {
  const { fonts } = useTexts('admin-appearance');
  const own = OWN_APPEARANCE[field];
  const offered = OFFERED_FONTS.find((font) => font.toLowerCase() === (value || own).toLowerCase());
  const [isTyping, setTyping] = useState(false);
  const tooLong = useTooLong()(value, FONT_LENGTH);
  const isOther = offered === undefined || (isTyping && value === '');
  return (
    <>
      <Field.Root disabled={isDisabled}>
        <Field.Label fontWeight="600">{fonts[field]}</Field.Label>
        <NativeSelect.Root disabled={isDisabled}>
          <NativeSelect.Field
            value={isOther ? OTHER : offered}
            onChange={({ target }) => {
              setTyping(target.value === OTHER);
              onChange(target.value === OTHER || target.value === own ? '' : target.value);
            }}
          >
            {OFFERED_FONTS.map((font) => (
              <option key={font} value={font}>
                {font === own ? fill(fonts.own, { name: font }) : font === 'System' ? fonts.system : font}
              </option>
            ))}
            <option value={OTHER}>{fonts.other}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {isOther && (
        <Field.Root id={fieldId(field)} invalid={value !== '' && !isFontName(value)} disabled={isDisabled}>
          <Field.Label>{fill(fonts.name, { place: fonts[field] })}</Field.Label>
          <Input
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <Field.HelperText>{fonts.nameHint}</Field.HelperText>
          <Field.ErrorText>{tooLong ?? fonts.invalid}</Field.ErrorText>
        </Field.Root>
      )}
    </>
  );
}
