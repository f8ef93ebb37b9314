import { DateTimePicker, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from '../field-props';
import { withProposedTime } from './proposed-time';

/** The last day that Strapi's own input offers. */
const LAST_DAY = new Date(2099, 11, 31);

/** Strapi's input of a date, which sets midnight for a chosen day and names its parts in English. */
export function PublicationDateInput({ name, label, labelAction, hint, required, disabled }: FieldProps) {
  const field = useField<string | null>(name);
  const value = field.value ? new Date(field.value) : null;
  const change = (chosen: Date | undefined) =>
    field.onChange(name, chosen ? withProposedTime(chosen, value).toISOString() : null);
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DateTimePicker
        dateLabel="Datum: Tag"
        timeLabel="Datum: Uhrzeit"
        clearLabel="Entfernen"
        value={value}
        maxDate={LAST_DAY}
        disabled={disabled}
        required={required}
        onChange={change}
        onClear={() => field.onChange(name, null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
