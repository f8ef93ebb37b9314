import { Box, Button, CloseButton, Dialog, Field, Input, Portal, Stack, Text } from '@chakra-ui/react';
import type { RedirectImport } from 'contract/redirect';
import { REDIRECT_FILE_BYTES } from 'contract/redirect-fields';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useImportRedirects } from '~/admin/data/redirects';
import { BusyButton } from '~/admin/parts/busy-button';
import { useFailureText, useRefusalText } from '~/admin/parts/notices';
import { textOf } from '~/admin/parts/text-of-file';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

/** Reads a table of redirects in a dialog, which lists what is wrong with it. */
export function RedirectImportDialog() {
  const { actions, import: texts } = useTexts('admin-redirects');
  return (
    <Dialog.Root placement="center" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="outline">
          <FileUp size={16} aria-hidden="true" />
          {actions.import}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content p="6" maxW="40rem">
            <Dialog.Title fontSize="1.25rem" pe="8">
              {texts.title}
            </Dialog.Title>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={texts.cancel} />
            </Dialog.CloseTrigger>
            <Dialog.Description asChild mt="1" mb="4" color="fg.muted">
              <Text>{texts.text}</Text>
            </Dialog.Description>
            <FileForm />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function FileForm() {
  const { import: texts } = useTexts('admin-redirects');
  const explain = useFailureText();
  const { mutateAsync, isPending } = useImportRedirects();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<RedirectImport | null>(null);
  const choose = (chosen: File | null) => {
    const isTooLarge = (chosen?.size ?? 0) > REDIRECT_FILE_BYTES;
    setProblem(isTooLarge ? fill(texts.tooLarge, { limit: REDIRECT_FILE_BYTES / 1024 }) : null);
    setFile(isTooLarge ? null : chosen);
    setResult(null);
  };
  const bring = async (chosen: File) => {
    setResult(null);
    const read = await textOf(chosen);
    if ('problem' in read) return setProblem(texts[read.problem]);
    try {
      setResult(await mutateAsync(read.content));
    } catch (error) {
      notify({ title: texts.failed, description: explain(error, texts.safe), variant: 'destructive' });
    }
  };
  return (
    <Stack gap="3">
      <Field.Root invalid={problem !== null} gap="1">
        <Field.Label>{texts.file}</Field.Label>
        <Input
          type="file"
          size="sm"
          pt="1"
          accept=".csv,text/csv"
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
      <div role="status">{result && <Result result={result} />}</div>
    </Stack>
  );
}

function Result({ result: { problems, ...counts } }: { result: RedirectImport }) {
  const { fields, import: texts } = useTexts('admin-redirects');
  const refusal = useRefusalText();
  if (problems.length === 0) return <Text>{fill(texts.counts, counts)}</Text>;
  const labels: Readonly<Record<string, string>> = fields;
  return (
    <>
      <Text>{texts.refused}</Text>
      <Box as="ul" mt="2" ps="5" maxH="16rem" overflowY="auto">
        {problems.map(({ line, address, field, problem, choices }) => {
          const reason = refusal({ code: problem }, field && (labels[field] ?? field)) ?? problem;
          return (
            <li key={line}>
              {fill(texts.problem, { line, address, problem: reason })}{' '}
              {choices && fill(texts.instead, { choices: choices.join(', ') })}
            </li>
          );
        })}
      </Box>
    </>
  );
}
