import { Field, type FieldLabelProps, type FieldRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface LabelledProps extends FieldRootProps {
  label: string;
  labelStyle?: FieldLabelProps;
  hint?: ReactNode;
  /** Stands below the field, and marks it as invalid. */
  fault?: string | null;
}

/** Ties the name, the fault and the hint of a field to the control in it. */
export function Labelled({ label, labelStyle, hint, fault = null, children, ...field }: LabelledProps) {
  return (
    <Field.Root invalid={fault !== null} {...field}>
      <Field.Label {...labelStyle}>{label}</Field.Label>
      {children}
      {fault !== null && <Field.ErrorText>{fault}</Field.ErrorText>}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
