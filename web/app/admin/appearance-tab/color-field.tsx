import { Box, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type ColorField as FieldName, isColor } from 'contract/appearance-fields';
import { TriangleAlert } from 'lucide-react';
import { useTooLong } from '~/admin/parts/too-long';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { OWN_APPEARANCE } from '~/theme/appearance';
import type { AppearanceWarning } from '~/theme/appearance-colors';
import { tokens } from '~/theme/tokens';
import { fieldId } from './appearance-form';

interface ColorFieldProps {
  field: FieldName;
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
  warning: AppearanceWarning | null;
}

/** `#rrggbb` */
const CODE_LENGTH = 7;

const ratio = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function ColorField({ field, value, onChange, isDisabled, warning }: ColorFieldProps) {
  const { colors } = useTexts('admin-appearance');
  const name = colors[field];
  const own = OWN_APPEARANCE[field];
  const isInvalid = value !== '' && !isColor(value);
  const tooLong = useTooLong()(value, CODE_LENGTH);
  return (
    <Field.Root id={fieldId(field)} invalid={isInvalid} disabled={isDisabled}>
      <Field.Label fontWeight="600">{name}</Field.Label>
      <Text fontSize="0.8125rem" color="fg.subtle" mt="-1">
        {colors[`${field}Hint`]}
      </Text>
      <Flex gap="2" w="full">
        <Input
          type="color"
          value={isColor(value) ? value.toLowerCase() : own}
          onChange={({ target }) => onChange(target.value)}
          aria-label={fill(colors.picker, { name })}
          id={`${field}-picker`}
          w="12"
          p="1"
          flexShrink="0"
          cursor="pointer"
        />
        <Input
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
          placeholder={fill(colors.own, { value: own.toUpperCase() })}
          aria-label={fill(colors.code, { name })}
          spellCheck={false}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
        />
      </Flex>
      <Field.ErrorText>
        {fill(colors.invalid, { value: own.toUpperCase() })} {tooLong}
      </Field.ErrorText>
      <Box role="status">{warning && <Warning warning={warning} />}</Box>
    </Field.Root>
  );
}

function Warning({ warning }: { warning: AppearanceWarning }) {
  const { colors } = useTexts('admin-appearance');
  const { ground, shown } = warning;
  return (
    <Flex
      gap="2"
      p="2.5"
      borderRadius="control"
      bg="signal.amberTint"
      color="signal.amberDeep"
      fontSize="0.8125rem"
      lineHeight="1.5"
    >
      <Box flexShrink="0" mt="0.5">
        <TriangleAlert size={16} aria-hidden="true" />
      </Box>
      <Text>
        {fill(colors.warning, {
          // Rounded down: 4,46 must not read as the required 4,5.
          ratio: ratio.format(Math.floor(warning.ratio * 10) / 10),
          ground: ground === tokens.colors.ink.value ? colors.onInk : colors.onWhite,
          shown: shown.toUpperCase(),
        })}{' '}
        <Box
          as="span"
          display="inline-block"
          boxSize="3.5"
          verticalAlign="-0.15em"
          borderRadius="l1"
          border="1px solid"
          borderColor="border"
          style={{ backgroundColor: shown }}
        />
      </Text>
    </Flex>
  );
}
