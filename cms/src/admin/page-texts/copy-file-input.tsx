import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ListedPageText } from '../../../contract/page-text';
import type { FieldProps } from '../field-props';
import { useSiteCall } from './use-site-call';

export function CopyFileInput({ name, label, labelAction, hint, required, disabled }: FieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const initial = useForm(
    'CopyFileInput',
    ({ initialValues }) => (initialValues as { file?: string | null }).file,
  );
  const call = useSiteCall();
  const [files, setFiles] = useState<readonly Pick<ListedPageText, 'file' | 'title'>[]>([]);
  useEffect(() => {
    let isClosed = false;
    call<ListedPageText[]>('/api/page-texts').then(
      (found) => !isClosed && setFiles(found),
      // The texts below the field say that the site does not answer.
      () => !isClosed && setFiles([]),
    );
    return () => {
      isClosed = true;
    };
  }, [call]);
  const known = value && !files.some(({ file }) => file === value) ? [{ file: value, title: value }] : [];
  const isStored = Boolean(initial);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled || isStored}
        onChange={(file) => onChange(name, String(file))}
      >
        {[...known, ...files].map(({ file, title }) => (
          <SingleSelectOption key={file} value={file}>
            {title}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
