import { Input } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { notify } from '~/ui/toast';
import { BusyButton } from './busy-button';
import { Labelled } from './labelled';
import { useFailureText } from './notices';
import { textOf } from './text-of-file';

interface FileImportProps<Result> {
  accept: string;
  limitBytes: number;
  texts: Readonly<
    Record<'file' | 'send' | 'sending' | 'tooLarge' | 'notUtf8' | 'changedOnDisk' | 'failed', string>
  >;
  /** Says after a failure what has become of the texts. */
  afterFailure: string;
  call: { mutateAsync: (content: string) => Promise<Result>; isPending: boolean };
  onSent?: (() => void) | undefined;
  /** Shows the result, null before there is one. */
  children: (result: Result | null) => ReactNode;
}

export function FileImport<Result>(props: FileImportProps<Result>) {
  const { accept, limitBytes, texts, afterFailure, call, onSent, children } = props;
  const explain = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | null) => {
    const isTooLarge = (chosen?.size ?? 0) > limitBytes;
    setProblem(isTooLarge ? texts.tooLarge : null);
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
      return setProblem(texts[read.problem]);
    }
    try {
      setResult(await call.mutateAsync(read.content));
      forget();
    } catch (error) {
      notify({ title: texts.failed, description: explain(error, afterFailure), variant: 'destructive' });
    }
    onSent?.();
  };
  return (
    <>
      <Labelled gap="1" label={texts.file} fault={problem}>
        <Input
          ref={field}
          type="file"
          size="sm"
          pt="1"
          accept={accept}
          onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? null)}
        />
      </Labelled>
      <div>
        <BusyButton
          size="sm"
          isBusy={call.isPending}
          busyText={texts.sending}
          isDisabled={file === null}
          onClick={() => file && void bring(file)}
        >
          {texts.send}
        </BusyButton>
      </div>
      {children(result)}
    </>
  );
}
