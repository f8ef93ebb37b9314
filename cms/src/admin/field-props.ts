import type { ReactNode } from 'react';

/** Props that Strapi passes to an input of its form; the value comes from `useField(name)`. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}
