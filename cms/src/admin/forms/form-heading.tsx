import { Typography } from '@strapi/design-system';
import type { FieldProps } from '../field-props';

export const FormHeading = ({ label }: FieldProps) => (
  <Typography tag="h2" variant="delta">
    {label}
  </Typography>
);
