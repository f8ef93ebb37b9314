import { Input } from '@chakra-ui/react';
import type { FontField } from 'contract/appearance-fields';
import { useState } from 'react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { Choice } from '~/admin/parts/choice';
import { Labelled } from '~/admin/parts/labelled';
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
  const nameOf = (one: string) => {
    if (one === own) return fill(fonts.own, { name: one });
    return one === 'System' ? fonts.system : one;
  };
  return (
    <>
      <Choice
        disabled={isReadOnly}
        label={label}
        labelStyle={{ fontWeight: '600' }}
        value={isOther ? OTHER : offered}
        choices={[...OFFERED_FONTS.map((one) => [one, nameOf(one)] as const), [OTHER, fonts.other]]}
        onChoice={(chosen) => {
          setTyping(chosen === OTHER);
          onChange(chosen === OTHER || chosen === own ? '' : chosen);
        }}
      />
      {isOther && (
        <Labelled
          disabled={isReadOnly}
          label={fill(fonts.name, { place: label })}
          hint={fonts.nameHint}
          fault={fault}
        >
          <Input
            value={font}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </Labelled>
      )}
    </>
  );
}
