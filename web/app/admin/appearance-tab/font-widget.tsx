import { Field, Input, NativeSelect } from '@chakra-ui/react';
import type { FontField } from 'contract/appearance-fields';
import { useState } from 'react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { OWN_APPEARANCE } from '~/theme/appearance';
import { OFFERED_FONTS } from '~/theme/appearance-fonts';

const OTHER = 'other';

export function FontWidget({ name, label, value, fault, isReadOnly, onChange }: WidgetProps) {
  const { fonts } = useTexts('admin-appearance');
  const own = OWN_APPEARANCE[name as FontField];
  const font = textOf(value);
  const offered = OFFERED_FONTS.find((one) => one.toLowerCase() === (font || own).toLowerCase());
  const [isTyping, setTyping] = useState(false);
  const isOther = offered === undefined || (isTyping && font === '');
  return (
    <>
      <Field.Root disabled={isReadOnly}>
        <Field.Label fontWeight="600">{label}</Field.Label>
        <NativeSelect.Root disabled={isReadOnly}>
          <NativeSelect.Field
            value={isOther ? OTHER : offered}
            onChange={({ target }) => {
              setTyping(target.value === OTHER);
              onChange(target.value === OTHER || target.value === own ? '' : target.value);
            }}
          >
            {OFFERED_FONTS.map((one) => (
              <option key={one} value={one}>
                {one === own ? fill(fonts.own, { name: one }) : one === 'System' ? fonts.system : one}
              </option>
            ))}
            <option value={OTHER}>{fonts.other}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {isOther && (
        <Field.Root invalid={fault !== null} disabled={isReadOnly}>
          <Field.Label>{fill(fonts.name, { place: label })}</Field.Label>
          <Input
            value={font}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <Field.HelperText>{fonts.nameHint}</Field.HelperText>
          <Field.ErrorText>{fault}</Field.ErrorText>
        </Field.Root>
      )}
    </>
  );
}
