import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ImportedTexts } from 'contract/translator-file';
import { TRANSLATOR_FILE_BYTES } from 'contract/translator-file-fields';
import { useEffect, useId, useRef } from 'react';
import { useImportTexts } from '~/admin/data/page-texts';
import { FileImport } from '~/admin/parts/file-import';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { RefusedTexts } from './refused-texts';

const ACCEPTED = '.xlf,.xliff,.csv,application/xliff+xml,text/csv';

export function TranslatorsImport({ onImported }: { onImported?: (() => void) | undefined }) {
  const { translators: texts } = useTexts('admin-page-texts');
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <Heading as="h3" id={heading} fontSize="1rem">
        {texts.import}
      </Heading>
      <Text>{texts.importText}</Text>
      <FileImport<ImportedTexts>
        accept={ACCEPTED}
        limitBytes={TRANSLATOR_FILE_BYTES}
        texts={{ ...texts, tooLarge: fill(texts.tooLarge, { limit: TRANSLATOR_FILE_BYTES / 1024 / 1024 }) }}
        afterFailure={texts.again}
        call={useImportTexts()}
        onSent={onImported}
      >
        {(result) => (
          <>
            {result && <ResultHeading />}
            <Text role="status">
              {result && fill(texts.counts, { ...result, refused: result.refused.length })}
            </Text>
            {result && result.refused.length > 0 && <RefusedTexts refused={result.refused} />}
          </>
        )}
      </FileImport>
    </Stack>
  );
}

function ResultHeading() {
  const { translators: texts } = useTexts('admin-page-texts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading as="h4" ref={heading} tabIndex={-1} fontSize="0.9375rem">
      {texts.result}
    </Heading>
  );
}
