import { Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { ImportedTexts } from 'contract/translator-file';
import { TRANSLATOR_FILE_BYTES } from 'contract/translator-file-fields';
import { useEffect, useId, useRef, useState } from 'react';
import { useImportTexts } from '~/admin/data/page-texts';
import { BusyButton } from '~/admin/parts/busy-button';
import { useFailureText } from '~/admin/parts/notices';
import { textOf } from '~/admin/parts/text-of-file';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { RefusedTexts } from './refused-texts';

const ACCEPTED = '.xlf,.xliff,.csv,application/xliff+xml,text/csv';

export function TranslatorsImport({ onImported }: { onImported?: (() => void) | undefined }) {
  const { translators: texts } = useTexts('admin-page-texts');
  const explain = useFailureText();
  const { mutateAsync, isPending } = useImportTexts();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ImportedTexts | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  useEffect(() => {
    if (result) resultHeading.current?.focus();
  }, [result]);

  const choose = (chosen: File | null) => {
    const isTooLarge = (chosen?.size ?? 0) > TRANSLATOR_FILE_BYTES;
    setProblem(isTooLarge ? fill(texts.tooLarge, { limit: TRANSLATOR_FILE_BYTES / 1024 / 1024 }) : null);
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
      setResult(await mutateAsync(read.content));
      forget();
    } catch (error) {
      notify({ title: texts.failed, description: explain(error, texts.again), variant: 'destructive' });
    }
    onImported?.();
  };
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <Heading as="h3" id={heading} fontSize="1rem">
        {texts.import}
      </Heading>
      <Text>{texts.importText}</Text>
      <Field.Root invalid={problem !== null} gap="1">
        <Field.Label>{texts.file}</Field.Label>
        <Input
          ref={field}
          type="file"
          size="sm"
          pt="1"
          accept={ACCEPTED}
          onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? null)}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <div>
        <BusyButton
          size="sm"
          isBusy={isPending}
          busyText={texts.sending}
          isDisabled={file === null}
          onClick={() => file && void bring(file)}
        >
          {texts.send}
        </BusyButton>
      </div>
      {result && (
        <Heading as="h4" ref={resultHeading} tabIndex={-1} fontSize="0.9375rem">
          {texts.result}
        </Heading>
      )}
      <Text role="status">
        {result &&
          fill(texts.counts, {
            changed: result.changed,
            unchanged: result.unchanged,
            refused: result.refused.length,
          })}
      </Text>
      {result && result.refused.length > 0 && <RefusedTexts refused={result.refused} />}
    </Stack>
  );
}
