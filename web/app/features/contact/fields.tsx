import { ChevronDown } from 'lucide-react';
import * as styles from './contact.css';
import { Field, type FieldProps, TypedField } from './field';

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  type?: 'text' | 'email';
  autoComplete: string;
  defaultValue: string | undefined;
}

export function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  return (
    <TypedField {...field}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          autoComplete={autoComplete}
          defaultValue={field.defaultValue}
          className={styles.input}
        />
      )}
    </TypedField>
  );
}

export function MessageField(field: Omit<TextFieldProps, 'type' | 'autoComplete'>) {
  return (
    <TypedField {...field} isWide>
      {(attributes) => (
        <textarea {...attributes} rows={5} defaultValue={field.defaultValue} className={styles.textarea} />
      )}
    </TypedField>
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
