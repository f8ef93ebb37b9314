import type { ReactNode } from 'react';

/** What Strapi hands to an input of its form. The value stands in the form itself: `useField(name)`. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}
