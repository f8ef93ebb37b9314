import { Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { BusyButton } from '~/admin/parts/busy-button';
import { Labelled } from '~/admin/parts/labelled';
import { Notice } from '~/admin/parts/notice';
import { useFailureText } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';

type FieldName = 'password' | 'code';
type Proof = Record<FieldName, string>;

interface ProofFormProps {
  ask: readonly FieldName[];
  codeHint?: string;
  submit: string;
  isDangerous?: boolean;
  /** @throws CallError, NoConnection */
  send: (proof: Proof) => Promise<void>;
}

/** Asks an editor to prove who they are. */
export function ProofForm({ ask, codeHint, submit, isDangerous = false, send }: ProofFormProps) {
  const { fields, dialog } = useTexts('admin-second-factor');
  const { codes } = useTexts('admin-failures');
  const explain = useFailureText();
  const calls = useOneAtATime();
  const [problems, setProblems] = useState<Partial<Proof>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) };
  const missing = { password: fields.passwordMissing, code: fields.codeMissing };
  const wrong = { password: 'password-wrong', code: 'code-wrong' } as const;

  const fail = (error: unknown) => {
    const code = error instanceof CallError ? error.refusal?.code : undefined;
    const name = ask.find((one) => wrong[one] === code);
    if (!name) return setFailure(explain(error, dialog.unchanged));
    setProblems({ [name]: codes[wrong[name]] });
    inputs[name].current?.select();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const proof = {
      password: inputs.password.current?.value ?? '',
      code: inputs.code.current?.value.trim() ?? '',
    };
    const empty = ask.filter((name) => proof[name] === '');
    setProblems(Object.fromEntries(empty.map((name) => [name, missing[name]])));
    setFailure(null);
    if (empty[0]) return inputs[empty[0]].current?.focus();
    setBusy(true);
    void calls.once(() =>
      send(proof)
        .catch(fail)
        .finally(() => setBusy(false)),
    );
  };

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        {ask.map((name) => (
          <Labelled
            key={name}
            required
            label={fields[name]}
            hint={name === 'code' && codeHint}
            fault={problems[name] ?? null}
          >
            <Input
              ref={inputs[name]}
              spellCheck={false}
              {...(name === 'password'
                ? { type: 'password', autoComplete: 'current-password', autoCapitalize: 'none' }
                : { autoComplete: 'one-time-code', autoCapitalize: 'characters' })}
            />
          </Labelled>
        ))}
        {failure !== null && <Notice status="error" role="alert" text={failure} />}
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
