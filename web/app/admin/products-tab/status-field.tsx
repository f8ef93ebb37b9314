import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { PROJECT_SHARED_LIMITS } from 'contract/project-fields';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';

/** The values with their own colour (specification 4), and the specification's example of a grey one. */
const SUGGESTIONS = ['Launch', 'Ready für Zulassung', 'In Testing', 'Internal Testing', 'in Development'];

interface StatusFieldProps {
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export function StatusField({ value, isReadOnly, onChange }: StatusFieldProps) {
  const { fields, hints } = useTexts('admin-products');
  const fault = useTooLong()(value, PROJECT_SHARED_LIMITS.status);
  return (
    <Field.Root readOnly={isReadOnly} invalid={fault !== null}>
      <Field.Label>{fields.status}</Field.Label>
      <Input size="sm" value={value} onChange={(event) => onChange(event.target.value)} />
      <Field.ErrorText>{fault}</Field.ErrorText>
      {!isReadOnly && (
        <Flex role="group" aria-label={hints.statusSuggestions} gap="1" wrap="wrap">
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
      <Field.HelperText>{hints.status}</Field.HelperText>
    </Field.Root>
  );
}
