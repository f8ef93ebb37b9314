import { Box, Stack, Text } from '@chakra-ui/react';
import type { RedirectImport } from 'contract/redirect';
import { REDIRECT_FILE_BYTES } from 'contract/redirect-fields';
import { FileUp } from 'lucide-react';
import { useImportRedirects } from '~/admin/data/redirects';
import { FileImport } from '~/admin/parts/file-import';
import { useRefusalText } from '~/admin/parts/notices';
import { ToolDialog } from '~/admin/parts/tool-dialog';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export function RedirectImportDialog() {
  const { actions, import: texts } = useTexts('admin-redirects');
  return (
    <ToolDialog
      Icon={FileUp}
      texts={{ open: actions.import, title: texts.title, lead: texts.text, close: texts.cancel }}
      maxW="40rem"
    >
      <Stack gap="3">
        <RedirectFile />
      </Stack>
    </ToolDialog>
  );
}

function RedirectFile() {
  const { import: texts } = useTexts('admin-redirects');
  return (
    <FileImport<RedirectImport>
      accept=".csv,text/csv"
      limitBytes={REDIRECT_FILE_BYTES}
      texts={{ ...texts, tooLarge: fill(texts.tooLarge, { limit: REDIRECT_FILE_BYTES / 1024 }) }}
      afterFailure={texts.safe}
      call={useImportRedirects()}
    >
      {(result) => <div role="status">{result && <Result result={result} />}</div>}
    </FileImport>
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
