import { Badge, Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { EditedOpening } from 'contract/opening';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { BackLabel } from '~/admin/parts/back-label';
import { longDate } from '~/admin/parts/dates';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { TabPage } from '~/admin/parts/tab-page';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { previewAddress } from './opening-fields';
import { useOpeningEntry } from './use-opening-entry';

interface OpeningEditorProps {
  opening: EditedOpening;
  language?: Language | undefined;
  onClose: () => void;
}

export function OpeningEditor({ opening, language, onClose }: OpeningEditorProps) {
  const { editor } = useTexts('admin-openings');
  const { form } = useTexts('admin');
  const entry = useOpeningEntry(opening);
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), language));
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { updatedBy } = opening;
  const date = longDate(opening.lastUpdated);
  return (
    <>
      <Button variant="plain" size="sm" px="0" mb="2" color="petrol" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        <BackLabel>{editor.back}</BackLabel>
      </Button>
      <TabPage
        title={
          <Box as="span" ref={heading} tabIndex={-1} outline="none" overflowWrap="anywhere">
            {opening.name}
          </Box>
        }
        lead={
          updatedBy ? fill(form.lastUpdatedBy, { date, name: updatedBy }) : fill(form.lastUpdated, { date })
        }
        actions={<EditorActions opening={opening} isDirty={entry.form.isDirty} />}
      >
        <EntryForm entries={[entry]} beside={beside} onBeside={setBeside} onClose={onClose}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
            gap="5"
            alignItems="start"
          >
            <Panel title={editor.texts}>
              <EntryTexts entries={[entry]} />
            </Panel>
            <Panel title={editor.settings}>
              <SharedFields entry={entry} />
            </Panel>
          </Grid>
        </EntryForm>
      </TabPage>
    </>
  );
}

function EditorActions({ opening, isDirty }: { opening: EditedOpening; isDirty: boolean }) {
  const { actions, list } = useTexts('admin-openings');
  const { form } = useTexts('admin');
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {isDirty && (
        <Badge colorPalette="yellow" px="2" minH="6">
          {form.unsaved}
        </Badge>
      )}
      <ButtonLink size="sm" variant="outline">
        <a
          href={previewAddress(opening)}
          target="_blank"
          rel="noopener"
          aria-label={fill(list.previewOf, { name: opening.name })}
        >
          {actions.preview}
          <ExternalLink size={15} aria-hidden="true" />
        </a>
      </ButtonLink>
    </Flex>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" layerStyle="card" p={{ base: '4', md: '5' }}>
      <Heading as="h3" fontSize="1.0625rem" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
