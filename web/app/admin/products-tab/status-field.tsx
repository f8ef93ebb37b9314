import { Button, Flex } from '@chakra-ui/react';
import { TextWidget } from '~/admin/entry/widgets/text-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';

/** The values with their own colour (specification 4), and the specification's example of a grey one. */
const SUGGESTIONS = ['Launch', 'Ready für Zulassung', 'In Testing', 'Internal Testing', 'in Development'];

export function StatusField(props: WidgetProps) {
  const { hints } = useTexts('admin-products');
  const { value, isReadOnly, onChange } = props;
  return (
    <div>
      <TextWidget {...props} />
      {!isReadOnly && (
        <Flex role="group" aria-label={hints.statusSuggestions} mt="1.5" gap="1" wrap="wrap">
          {SUGGESTIONS.map((suggestion) => (
            <Button
              key={suggestion}
              variant="plain"
              h="auto"
              minH="7"
              p="0.5"
              borderRadius="full"
              aria-pressed={suggestion === value}
              boxShadow={suggestion === value ? '0 0 0 2px {colors.petrol}' : 'none'}
              onClick={() => onChange(suggestion)}
            >
              <MaturityRail stage={suggestion} />
            </Button>
          ))}
        </Flex>
      )}
    </div>
  );
}
