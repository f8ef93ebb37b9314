import { Box, Grid } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { Languages } from 'lucide-react';
import { Disclosure } from '~/admin/parts/disclosure';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { TranslatorsExport } from './translators-export';
import { TranslatorsImport } from './translators-import';

interface TranslatorsProps {
  language: Language;
  onImported?: () => void;
}

/** Exchanges files with translators (docs/decisions/0064). */
export function Translators({ language, onImported }: TranslatorsProps) {
  const { translators: texts } = useTexts('admin-page-texts');
  const { may } = useAccount();
  return (
    <Box mb="4">
      <Disclosure Icon={Languages} label={texts.title}>
        <Grid
          p="4"
          gap="6"
          border="1px solid"
          borderColor="border"
          borderRadius="card"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <TranslatorsExport firstLanguage={language} />
          {may.pageTexts.update && <TranslatorsImport onImported={onImported} />}
        </Grid>
      </Disclosure>
    </Box>
  );
}
