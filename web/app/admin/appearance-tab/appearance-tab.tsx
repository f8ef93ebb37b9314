import { Box, Fieldset, Grid, Stack } from '@chakra-ui/react';
import type { EditedAppearance } from 'contract/appearance';
import { COLOR_FIELDS, FONT_FIELDS } from 'contract/appearance-fields';
import { useMemo } from 'react';
import { appearance } from '~/admin/data/appearance';
import { SharedFields } from '~/admin/entry/entry-field';
import { EntryForm } from '~/admin/entry/entry-form';
import { LastChange } from '~/admin/parts/last-change';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useTexts } from '~/i18n/texts';
import { type Appearance, checkedAppearance, isOwnLook } from '~/theme/appearance';
import { appearanceWarnings } from '~/theme/appearance-colors';
import { AppearancePreview } from './appearance-preview';
import { ColorWarningsContext } from './color-widget';
import { ResetLook } from './reset-look';
import { SITE, useAppearanceEntry } from './use-appearance-entry';

/** Edits colours and fonts of the whole site, with a preview before saving (decision D8). */
export default function AppearanceTab() {
  const { title } = useTexts('admin-appearance');
  return (
    <LoadedTab tab="appearance" lead={title.lead} query={appearance.useStored(SITE)}>
      {(stored) => <AppearanceEditor stored={stored} />}
    </LoadedTab>
  );
}

const GROUPS = [
  ['colors', COLOR_FIELDS],
  ['fonts', FONT_FIELDS],
] as const;

function AppearanceEditor({ stored }: { stored: EditedAppearance }) {
  const copy = useTexts('admin-appearance');
  const entry = useAppearanceEntry(stored);
  const { values, set, isDirty } = entry.form;
  // A value typed only in part counts as the site's own.
  const key = JSON.stringify(checkedAppearance(values));
  // Changes only with visible values, so that the preview is not updated in vain.
  const appearance = useMemo(() => JSON.parse(key) as Appearance, [key]);
  const warnings = useMemo(() => appearanceWarnings(appearance), [appearance]);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
    >
      <Box display="flex" flexDirection="column">
        <EntryForm
          entries={[entry]}
          onClose={null}
          note={<LastChange of={stored} isEmpty={isOwnLook(stored)} />}
        >
          <ColorWarningsContext.Provider value={warnings}>
            <Stack gap="8" flex="1">
              {GROUPS.map(([group, fields]) => (
                <Fieldset.Root key={group}>
                  <Fieldset.Legend fontSize="1.0625rem" fontWeight="650" color="fg">
                    {copy[group].title}
                  </Fieldset.Legend>
                  <SharedFields entry={entry} gap="5" of={fields} />
                </Fieldset.Root>
              ))}
              {!entry.isReadOnly && (
                <ResetLook
                  isReset={Object.values(values).every((value) => value === '')}
                  isUnsaved={isDirty}
                  isSaving={entry.isSaving}
                  onReset={() => {
                    for (const field of [...COLOR_FIELDS, ...FONT_FIELDS]) set(field, '');
                  }}
                />
              )}
            </Stack>
          </ColorWarningsContext.Provider>
        </EntryForm>
      </Box>
      <Box position={{ lg: 'sticky' }} top={{ lg: '4' }} alignSelf="start">
        <AppearancePreview appearance={appearance} />
      </Box>
    </Grid>
  );
}
