import { Alert, Field, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { BusyButton } from '~/admin/parts/busy-button';
import { useFailureText } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';

type FieldName = 'password' | 'code';
export type Proof = Record<FieldName, string>;

interface ProofFormProps {
  ask: readonly FieldName[];
  codeHint: string;
  submit: string;
  isDangerous?: boolean;
  send: (proof: Proof) => Promise<void>;
}

const FIELD_OF: Readonly<Record<string, FieldName>> = { 'password-wrong': 'password', 'code-wrong': 'code' };

export function ProofForm({ ask, codeHint, submit, isDangerous = false, send }: ProofFormProps) {
  const { fields, dialog } = useTexts('admin-second-factor');
  const { codes } = useTexts('admin-failures');
  const explain = useFailureText();
  const calls = useOneAtATime();
  const [problems, setProblems] = useState<Partial<Proof>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) };
  const looks = {
    password: { label: fields.password, missing: fields.passwordMissing, type: 'password' },
    code: { label: fields.code, missing: fields.codeMissing, type: 'text' },
  } as const;

  const fail = (error: unknown) => {
    const code = error instanceof CallError ? error.refusal?.code : undefined;
    const name = code === undefined ? undefined : FIELD_OF[code];
    if (!name || !ask.includes(name)) return setFailure(explain(error, dialog.unchanged));
    setProblems({ [name]: code === 'password-wrong' ? codes['password-wrong'] : codes['code-wrong'] });
    inputs[name].current?.select();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const proof = {
      password: inputs.password.current?.value ?? '',
      code: inputs.code.current?.value.trim() ?? '',
    };
    const missing = ask.filter((name) => proof[name] === '');
    setProblems(Object.fromEntries(missing.map((name) => [name, looks[name].missing])));
    setFailure(null);
    if (missing[0]) return inputs[missing[0]].current?.focus();
    void calls.once(async () => {
      setBusy(true);
      try {
        await send(proof);
      } catch (error) {
        fail(error);
      } finally {
        setBusy(false);
      }
    });
  };

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        {ask.map((name) => (
          <Field.Root key={name} required invalid={problems[name] !== undefined}>
            <Field.Label>{looks[name].label}</Field.Label>
            <Input
              ref={inputs[name]}
              type={looks[name].type}
              autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
              autoCapitalize={name === 'code' ? 'characters' : 'none'}
              spellCheck={false}
            />
            {name === 'code' && <Field.HelperText>{codeHint}</Field.HelperText>}
            <Field.ErrorText>{problems[name]}</Field.ErrorText>
          </Field.Root>
        ))}
        {failure !== null && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Description>{failure}</Alert.Description>
          </Alert.Root>
        )}
        <BusyButton
          type="submit"
          alignSelf="start"
          colorPalette={isDangerous ? 'red' : 'brand'}
          isBusy={isBusy}
        >
          {submit}
        </BusyButton>
      </form>
    </Stack>
  );
}
