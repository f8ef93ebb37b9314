import { Grid } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { EditedOpening } from 'contract/opening';
import { useState } from 'react';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryPage, EntryPanel } from '~/admin/entry/entry-page';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { previewAddress } from './opening-fields';
import { useOpeningEntry } from './use-opening-entry';

interface OpeningEditorProps {
  opening: EditedOpening;
  language?: Language | undefined;
  onClose: () => void;
}

export function OpeningEditor({ opening, language, onClose }: OpeningEditorProps) {
  const { editor, actions, list } = useTexts('admin-openings');
  const entry = useOpeningEntry(opening);
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), language));
  const { name } = opening;
  return (
    <EntryPage
      name={name}
      stored={opening}
      isDirty={entry.form.isDirty}
      back={editor.back}
      onClose={onClose}
      preview={{
        label: actions.preview,
        name: fill(list.previewOf, { name }),
        href: previewAddress(opening),
      }}
    >
      <EntryForm entries={[entry]} beside={beside} onBeside={setBeside} onClose={onClose}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
          gap="5"
          alignItems="start"
        >
          <EntryPanel title={editor.texts}>
            <EntryTexts entries={[entry]} />
          </EntryPanel>
          <EntryPanel title={editor.settings}>
            <SharedFields entry={entry} />
          </EntryPanel>
        </Grid>
      </EntryForm>
    </EntryPage>
  );
}
