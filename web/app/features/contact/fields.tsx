import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import * as styles from './contact.css';

export type FieldErrors = Partial<Record<string, string>>;

interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  isOptional?: boolean;
  isWide?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
}
interface FieldAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Field({ name, label, error, isOptional = false, isWide = false, children }: FieldProps) {
  const { form } = useTexts('contact');
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={cx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>({form.optional})</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  type?: 'text' | 'email';
  autoComplete: string;
  maxLength?: number;
  defaultValue?: string | undefined;
}

export function TextField({
  type = 'text',
  autoComplete,
  maxLength,
  defaultValue,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          defaultValue={defaultValue}
          className={styles.input}
        />
      )}
    </Field>
  );
}

export function MessageField({
  defaultValue,
  ...field
}: Omit<FieldProps, 'children'> & { defaultValue?: string | undefined }) {
  return (
    <Field {...field} isWide>
      {(attributes) => (
        <textarea {...attributes} rows={5} defaultValue={defaultValue} className={styles.textarea} />
      )}
    </Field>
  );
}

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  options: [value: string, label: string][];
  placeholder: string;
  defaultValue?: string | undefined;
}

export function SelectField({ options, placeholder, defaultValue = '', ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.selectRoot}>
          <select {...attributes} defaultValue={defaultValue} className={styles.select}>
            <option value="">{placeholder}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.selectIndicator}>
            <ChevronDown size={18} aria-hidden="true" />
          </span>
        </div>
      )}
    </Field>
  );
}
