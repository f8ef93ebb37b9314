import { Alert, Grid } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { EditedResource } from 'contract/resource';
import { useState } from 'react';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryPage, EntryPanel } from '~/admin/entry/entry-page';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { isEmpty, previewAddress } from './resource-fields';
import { useResourceEntry } from './use-resource-entry';

interface ResourceEditorProps {
  resource: EditedResource;
  language?: Language | undefined;
  onClose: () => void;
}

export function ResourceEditor({ resource, language, onClose }: ResourceEditorProps) {
  const { editor, actions, list } = useTexts('admin-resources');
  const entry = useResourceEntry(resource);
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), language));
  const { name } = resource;
  return (
    <EntryPage
      name={name}
      stored={resource}
      isDirty={entry.form.isDirty}
      back={editor.back}
      onClose={onClose}
      preview={{
        label: actions.preview,
        name: fill(list.previewOf, { name }),
        href: previewAddress(resource),
      }}
    >
      <EntryForm entries={[entry]} beside={beside} onBeside={setBeside} onClose={onClose}>
        {isEmpty(resource) && (
          <Alert.Root status="warning" mb="5" role="status">
            <Alert.Indicator />
            <Alert.Description>{editor.empty}</Alert.Description>
          </Alert.Root>
        )}
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
