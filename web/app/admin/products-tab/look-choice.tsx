import { Box, Flex, RadioGroup, VisuallyHidden } from '@chakra-ui/react';
import { PROJECT_COLORS, PROJECT_ICONS } from 'contract/project-fields';
import { Check } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';
import { ProductIcon } from '~/sections/shared/product-icon';

export const ProductColorContext = createContext('');

export function IconChoice(props: WidgetProps) {
  const { icons } = useTexts('admin-products');
  const color = useContext(ProductColorContext);
  const choices = PROJECT_ICONS.map((name) => ({
    name,
    label: icons[name],
    picture: (
      <Flex align="center" justify="center" w="full" h="full" color={`accent.${color}.deep`}>
        <ProductIcon name={name} size={22} />
      </Flex>
    ),
  }));
  return <PictureChoice {...props} choices={choices} />;
}

export function ColorChoice(props: WidgetProps) {
  const { colors } = useTexts('admin-products');
  const choices = PROJECT_COLORS.map((name) => ({
    name,
    label: colors[name],
    picture: (
      <Flex
        align="center"
        justify="center"
        w="full"
        h="full"
        color="white"
        // Keeps the offered colours in forced-colors mode, which would make them all alike.
        forcedColorAdjust="none"
        bg={`accent.${name}.solid`}
        borderRadius="l1"
      >
        {name === props.value && <Check size={18} aria-hidden="true" />}
      </Flex>
    ),
  }));
  return <PictureChoice {...props} choices={choices} />;
}

interface PictureChoiceProps extends WidgetProps {
  choices: readonly { name: string; label: string; picture: ReactNode }[];
}

function PictureChoice({ label, value, isReadOnly, choices, onChange }: PictureChoiceProps) {
  return (
    <RadioGroup.Root
      value={String(value)}
      disabled={isReadOnly}
      onValueChange={(chosen) => chosen.value && onChange(chosen.value)}
    >
      <Flex gap="2" mb="2" align="baseline" fontSize="0.875rem">
        <RadioGroup.Label fontWeight="600">{label}</RadioGroup.Label>
        <Box as="span" aria-hidden="true" color="fg.subtle">
          {choices.find(({ name }) => name === value)?.label}
        </Box>
      </Flex>
      <Flex gap="1.5" wrap="wrap">
        {choices.map(({ name, label: choice, picture }) => (
          <RadioGroup.Item
            key={name}
            value={name}
            title={choice}
            w="9"
            h="9"
            p="1"
            gap="0"
            border="1px solid"
            borderColor="border"
            borderRadius="control"
            bg="bg"
            cursor="pointer"
            _hover={{ borderColor: 'border.emphasized' }}
            _checked={{
              borderColor: 'petrol',
              boxShadow: 'inset 0 0 0 1px {colors.petrol}',
              bg: 'sky',
              _highContrast: { borderColor: 'Highlight', borderWidth: '3px', p: '0.5' },
            }}
            _focusVisible={{ outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' }}
          >
            <RadioGroup.ItemHiddenInput />
            {picture}
            <RadioGroup.ItemText asChild>
              <VisuallyHidden>{choice}</VisuallyHidden>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Flex>
    </RadioGroup.Root>
  );
}
