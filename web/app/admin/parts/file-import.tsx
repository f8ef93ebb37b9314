import { Field, Input, Stack } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { notify } from '~/ui/toast';
import { BusyButton } from './busy-button';
import { useFailureText } from './notices';
import { textOf, type UnreadableFile } from './text-of-file';

interface FileImportProps<Result> {
  /** Media types and endings. */
  accept: string;
  limitBytes: number;
  texts: Readonly<Record<'file' | 'send' | 'sending' | 'failed' | UnreadableFile, string>>;
  tooLarge: string;
  /** Tells after a lost connection whether to try again. */
  again: string;
  /** @throws CallError, NoConnection */
  send: (content: string) => Promise<Result>;
  isSending: boolean;
  onSent?: (() => void) | undefined;
  /** Shows the outcome; null until there is one. */
  children: (result: Result | null) => ReactNode;
}

/** Sends the text of a chosen file, and shows the outcome below. */
export function FileImport<Result>(props: FileImportProps<Result>) {
  const { accept, limitBytes, texts, tooLarge, again, send, isSending, onSent, children } = props;
  const explain = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | null) => {
    const isTooLarge = (chosen?.size ?? 0) > limitBytes;
    setProblem(isTooLarge ? tooLarge : null);
    setFile(isTooLarge ? null : chosen);
    setResult(null);
  };
  /** Lets the same file be chosen again. */
  const forget = () => {
    if (field.current) field.current.value = '';
    setFile(null);
  };
  const bring = async (chosen: File) => {
    setResult(null);
    const read = await textOf(chosen);
    if ('problem' in read) {
      forget();
      setProblem(texts[read.problem]);
      return;
    }
    try {
      setResult(await send(read.content));
      forget();
    } catch (error) {
      notify({ title: texts.failed, description: explain(error, again), variant: 'destructive' });
    }
    onSent?.();
  };
  return (
    <Stack gap="3">
      <Field.Root invalid={problem !== null} gap="1">
        <Field.Label>{texts.file}</Field.Label>
        <Input
          ref={field}
          type="file"
          size="sm"
          pt="1"
          accept={accept}
          onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? null)}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <div>
        <BusyButton
          size="sm"
          isBusy={isSending}
          busyText={texts.sending}
          isDisabled={file === null}
          onClick={() => file && void bring(file)}
        >
          {texts.send}
        </BusyButton>
      </div>
      {children(result)}
    </Stack>
  );
}
