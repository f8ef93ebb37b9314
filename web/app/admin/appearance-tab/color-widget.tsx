import { Box, Field, Flex, Input, Text } from '@chakra-ui/react';
import { type ColorField, isColor } from 'contract/appearance-fields';
import { TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { OWN_APPEARANCE } from '~/theme/appearance';
import type { AppearanceWarning } from '~/theme/appearance-colors';
import { tokens } from '~/theme/tokens';

const ratio = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ColorWarningsContext = createContext<readonly AppearanceWarning[]>([]);

/** Chooses a colour as `#rrggbb`, and warns of one in which texts cannot be read. */
export function ColorWidget({ name, label, value, hint, fault, isReadOnly, onChange }: WidgetProps) {
  const { colors } = useTexts('admin-appearance');
  const own = OWN_APPEARANCE[name as ColorField];
  const code = textOf(value);
  const warning = useContext(ColorWarningsContext).find(({ field }) => field === name);
  return (
    <Field.Root invalid={fault !== null} disabled={isReadOnly}>
      <Field.Label fontWeight="600">{label}</Field.Label>
      <Text fontSize="0.8125rem" color="fg.subtle" mt="-1">
        {hint}
      </Text>
      <Flex gap="2" w="full">
        <Input
          type="color"
          value={isColor(code) ? code.toLowerCase() : own}
          onChange={({ target }) => onChange(target.value)}
          aria-label={fill(colors.picker, { name: label })}
          // It always has a colour.
          aria-invalid={false}
          id={`${name}-picker`}
          w="12"
          p="1"
          flexShrink="0"
          cursor="pointer"
        />
        <Input
          value={code}
          onChange={({ target }) => onChange(target.value.trim())}
          placeholder={fill(colors.own, { value: own.toUpperCase() })}
          aria-label={fill(colors.code, { name: label })}
          spellCheck={false}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
        />
      </Flex>
      <Field.ErrorText>{fault}</Field.ErrorText>
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
