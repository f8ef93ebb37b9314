import {
  Button,
  DesignSystemProvider,
  darkTheme,
  Field,
  lightTheme,
  Modal,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { AskForCode } from './login-with-code';

const WORDS = {
  title: 'Anmeldung in zwei Schritten',
  lead: 'Ihr Passwort stimmt. Jetzt fehlt noch der Code aus Ihrer Authenticator-App.',
  label: 'Code',
  hint: 'Sechs Ziffern aus der App, oder einer Ihrer Wiederherstellungscodes.',
  missing: 'Bitte geben Sie den Code ein.',
  wrong: 'Dieser Code ist nicht gültig oder wurde schon benutzt.',
  cancel: 'Abbrechen',
  submit: 'Anmelden',
} as const;

interface CodeDialogProps {
  attempt: Parameters<AskForCode>[0];
  onEnd: (outcome: 'cancelled' | 'done') => void;
}

function CodeDialog({ attempt, onEnd }: CodeDialogProps) {
  const [problem, setProblem] = useState<'missing' | 'wrong' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.select();
  }, [problem]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setProblem(code === '' ? 'missing' : null);
    if (code === '' || isBusy) return;
    setBusy(true);
    const outcome = await attempt(code);
    if (outcome === 'done') return onEnd('done');
    setBusy(false);
    setProblem('wrong');
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onEnd('cancelled')}>
      <Modal.Content
        lang="de"
        onOpenAutoFocus={(event: Event) => {
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Modal.Header closeLabel={WORDS.cancel}>
          <Modal.Title>{WORDS.title}</Modal.Title>
        </Modal.Header>
        <form noValidate onSubmit={submit}>
          <Modal.Body>
            <Typography tag="p" paddingBottom={4}>
              {WORDS.lead}
            </Typography>
            <Field.Root name="code" required hint={WORDS.hint} error={problem ? WORDS[problem] : false}>
              <Field.Label>{WORDS.label}</Field.Label>
              <TextInput
                ref={input}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Field.Error />
              <Field.Hint />
            </Field.Root>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={() => onEnd('cancelled')}>
              {WORDS.cancel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {WORDS.submit}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

/** This separate React root cannot read the panel's own state of the theme. */
function currentTheme() {
  const chosen = localStorage.getItem('STRAPI_THEME');
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? darkTheme : lightTheme;
}

/** Uses a React root of its own, because the panel has no slot on the login page. */
export const askForCode: AskForCode = (attempt) =>
  new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const end = (outcome: 'cancelled' | 'done') => {
      root.unmount();
      host.remove();
      resolve(outcome);
    };
    root.render(
      <DesignSystemProvider locale="de" theme={currentTheme()}>
        <CodeDialog attempt={attempt} onEnd={end} />
      </DesignSystemProvider>,
    );
  });
