import { Box } from '@chakra-ui/react';
import type { EditedRedirect } from 'contract/redirect';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryPage, EntryPanel } from '~/admin/entry/entry-page';
import type { Entry } from '~/admin/entry/use-entry';
import { BackButton } from '~/admin/parts/back-button';
import { TabPage } from '~/admin/parts/tab-page';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { namesFor, useNewRedirect, useRedirectEntry } from './use-redirect-entry';

interface FieldsProps {
  entry: Entry;
  onClose: () => void;
}

function RedirectFields({ entry, onClose }: FieldsProps) {
  const { editor } = useTexts('admin-redirects');
  return (
    <Box maxW="44rem">
      <EntryForm entries={[entry]} onClose={onClose}>
        <EntryPanel title={editor.settings}>
          <SharedFields entry={entry} of={namesFor(entry.form.values.kind)} />
        </EntryPanel>
      </EntryForm>
    </Box>
  );
}

export function RedirectEditor({ redirect, onClose }: { redirect: EditedRedirect; onClose: () => void }) {
  const { actions, editor, list } = useTexts('admin-redirects');
  const entry = useRedirectEntry(redirect);
  return (
    <EntryPage
      name={redirect.name}
      stored={redirect}
      isDirty={entry.form.isDirty}
      back={editor.back}
      onClose={onClose}
      preview={{
        label: actions.open,
        name: fill(list.openOf, { name: redirect.name }),
        href: redirect.address,
      }}
    >
      <RedirectFields entry={entry} onClose={onClose} />
    </EntryPage>
  );
}

interface NewRedirectFormProps {
  item: string;
  address: string;
  onClose: () => void;
  onCreated: (key: string) => void;
}

export function NewRedirectForm({ item, address, onClose, onCreated }: NewRedirectFormProps) {
  const { actions, create, editor } = useTexts('admin-redirects');
  const entry = useNewRedirect(item, address, onCreated);
  return (
    <>
      <BackButton mb="2" onClick={onClose}>
        {editor.back}
      </BackButton>
      <TabPage title={actions.add} lead={create.lead}>
        <RedirectFields entry={entry} onClose={onClose} />
      </TabPage>
    </>
  );
}
