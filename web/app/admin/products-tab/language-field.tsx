import { Field, Flex, Input, Textarea } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';

interface LanguageFieldProps {
  label: string;
  language: Language;
  value: string;
  placeholder: string;
  rows?: number;
  fault: string | null;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  children?: ReactNode;
}

export function LanguageField({
  label,
  language,
  value,
  placeholder,
  rows,
  fault,
  isReadOnly,
  onChange,
  children,
}: LanguageFieldProps) {
  const common = {
    lang: language,
    value,
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    size: 'sm',
  } as const;
  return (
    <Field.Root invalid={fault !== null} readOnly={isReadOnly}>
      <Flex asChild fontSize="0.875rem" fontWeight="600">
        <Field.Label>{label}</Field.Label>
      </Flex>
      {rows === undefined ? <Input {...common} /> : <Textarea {...common} autoresize rows={rows} />}
      <Field.ErrorText>{fault}</Field.ErrorText>
      {children}
    </Field.Root>
  );
}
