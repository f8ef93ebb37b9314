import { Field, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useField, useFocusInputField } from '@strapi/strapi/admin';
import { useEffect, useId, useState } from 'react';
import type { KnownNames } from '../../../contract/post-fields';
import type { FieldProps } from '../field-props';

export const AuthorInput = (props: FieldProps) => <NameInput {...props} kind="authors" />;
export const SeriesInput = (props: FieldProps) => <NameInput {...props} kind="series" />;

/** Returns null after a failure. */
function useKnownNames(kind: keyof KnownNames): readonly string[] | null {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<readonly string[] | null>([]);
  useEffect(() => {
    const closed = new AbortController();
    get<KnownNames>('/site-admin/post-names', { signal: closed.signal }).then(
      ({ data }) => setKnown(data[kind]),
      () => !closed.signal.aborted && setKnown(null),
    );
    return () => closed.abort();
  }, [get, kind]);
  return known;
}

/** Takes any name and suggests those in use, because equal spelling joins a post to its author and its series. */
function NameInput({
  name,
  label,
  labelAction,
  hint,
  required,
  disabled,
  kind,
}: FieldProps & { kind: keyof KnownNames }) {
  const field = useField<string | null>(name);
  const ref = useFocusInputField<HTMLInputElement>(name);
  const id = useId();
  const known = useKnownNames(kind);
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={ref}
        list={id}
        autoComplete="off"
        disabled={disabled}
        value={field.value ?? ''}
        onChange={field.onChange}
      />
      <datalist id={id}>
        {known?.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {!known && (
        <Typography variant="pi" textColor="warning700">
          Die Namen anderer Beiträge konnten nicht geladen werden; Sie können trotzdem einen eingeben.
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
