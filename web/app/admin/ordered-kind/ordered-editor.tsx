import { Grid, Stack } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { BesidePreview } from '~/admin/entry/beside-preview';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryPage, EntryPanel } from '~/admin/entry/entry-page';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { usePreviewLanguage } from '~/admin/entry/use-preview-language';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { KindItem, KindView } from './kind-view';
import { useOrderedEntry } from './use-ordered-entry';

interface OrderedEditorProps<Item extends KindItem, Input> {
  of: KindView<Item, Input>;
  item: Item;
  language?: Language | undefined;
  onClose: () => void;
}

export function OrderedEditor<Item extends KindItem, Input>(props: OrderedEditorProps<Item, Input>) {
  const { of, item, language, onClose } = props;
  const { editor, actions, list } = useTexts(of.copy);
  const { typed: entry, ...preview } = usePreviewLanguage(useOrderedEntry(of, item), language);
  const { name } = item;
  const { Notice, Preview } = of;
  const lead = of.leadOf?.(entry.form.values) ?? [];
  const settings = of.sharedNames.filter((name) => !lead.includes(name));
  return (
    <EntryPage
      name={name}
      stored={item}
      isDirty={entry.form.isDirty}
      back={editor.back}
      onClose={onClose}
      preview={
        of.previewAddress && {
          label: actions.preview,
          name: fill(list.previewOf, { name }),
          href: of.previewAddress(item),
        }
      }
    >
      <BesidePreview
        preview={
          Preview && (
            <Preview entry={entry} item={item} language={preview.language} onLanguage={preview.setLanguage} />
          )
        }
      >
        <EntryForm entries={[entry]} beside={preview.beside} onBeside={preview.onBeside} onClose={onClose}>
          {Notice && <Notice item={item} />}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', ...(!Preview && { xl: 'minmax(0, 1fr) 21rem' }) }}
            gap="5"
            alignItems="start"
          >
            <Stack gap="5" minW="0">
              {lead.length > 0 && 'lead' in editor && (
                <EntryPanel title={editor.lead}>
                  <SharedFields entry={entry} of={lead} />
                </EntryPanel>
              )}
              <EntryPanel title={editor.texts}>
                <EntryTexts entries={[entry]} />
              </EntryPanel>
            </Stack>
            <EntryPanel title={editor.settings}>
              <SharedFields entry={entry} {...(lead.length > 0 && { of: settings })} />
            </EntryPanel>
          </Grid>
        </EntryForm>
      </BesidePreview>
    </EntryPage>
  );
}
