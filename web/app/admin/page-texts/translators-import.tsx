import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ImportedTexts } from 'contract/translator-file';
import { TRANSLATOR_FILE_BYTES } from 'contract/translator-file-fields';
import { useEffect, useId, useRef } from 'react';
import { useImportTexts } from '~/admin/data/page-texts';
import { FileImport } from '~/admin/parts/file-import';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { RefusedTexts } from './refused-texts';

export function TranslatorsImport({ onImported }: { onImported?: (() => void) | undefined }) {
  const { translators: texts } = useTexts('admin-page-texts');
  const { mutateAsync, isPending } = useImportTexts();
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <Heading as="h3" id={heading} fontSize="1rem">
        {texts.import}
      </Heading>
      <Text>{texts.importText}</Text>
      <FileImport
        accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
        limitBytes={TRANSLATOR_FILE_BYTES}
        texts={texts}
        tooLarge={fill(texts.tooLarge, { limit: TRANSLATOR_FILE_BYTES / 1024 / 1024 })}
        again={texts.again}
        send={mutateAsync}
        isSending={isPending}
        onSent={onImported}
      >
        {(result) => <Outcome result={result} />}
      </FileImport>
    </Stack>
  );
}

function Outcome({ result }: { result: ImportedTexts | null }) {
  const { translators: texts } = useTexts('admin-page-texts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  return (
    <>
      {result && (
        <Heading as="h4" ref={heading} tabIndex={-1} fontSize="0.9375rem">
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
    </>
  );
}
