import { Box, chakra, Fieldset, Grid, Stack, Text } from '@chakra-ui/react';
import type { EditedAppearance } from 'contract/appearance';
import { COLOR_FIELDS, FONT_FIELDS } from 'contract/appearance-fields';
import { type FormEvent, useMemo } from 'react';
import { useStoredAppearance } from '~/admin/data/appearance';
import { useDraft } from '~/admin/drafts/use-draft';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { longDate } from '~/admin/parts/dates';
import { FootBar } from '~/admin/parts/foot-bar';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { isOwnLook } from '~/theme/appearance';
import { appearanceWarnings } from '~/theme/appearance-colors';
import { appearanceOf, fieldId, fieldsOf, invalidFields, textOf } from './appearance-form';
import { AppearancePreview } from './appearance-preview';
import { ColorField } from './color-field';
import { FontField } from './font-field';
import { ResetLook } from './reset-look';
import { useSaveAppearance } from './use-save-appearance';

/** Edits colours and fonts of the whole site, with a preview before saving (decision D8). */
export default function AppearanceTab() {
  const { title } = useTexts('admin-appearance');
  const stored = useStoredAppearance();
  return (
    <TabPage
      title={<TabName tab="appearance" />}
      lead={title.lead}
      actions={<RefreshButton tab="appearance" />}
    >
      {stored.data ? (
        <AppearanceEditor stored={stored.data} />
      ) : stored.isError ? (
        <LoadFailure error={stored.error} onRetry={() => stored.refetch()} />
      ) : (
        <Loading />
      )}
    </TabPage>
  );
}

function AppearanceEditor({ stored }: { stored: EditedAppearance }) {
  const { colors, fonts, actions } = useTexts('admin-appearance');
  const { form: formTexts } = useTexts('admin');
  const canSave = useAccount().may.appearance.update;
  const form = useDraft({ kind: 'appearance', key: 'site' }, fieldsOf(stored));
  const { values, set } = form;
  const { save, isSaving } = useSaveAppearance(stored, form);

  const key = JSON.stringify(appearanceOf(values));
  // Changes only with visible values, so that the preview is not updated in vain.
  const appearance = useMemo(() => JSON.parse(key) as ReturnType<typeof appearanceOf>, [key]);
  const warnings = appearanceWarnings(appearance);
  const labels: Record<string, string> = { ...colors, ...fonts };
  const isReset = Object.values(values).every((value) => value === '');
  const canSaveNow = form.isDirty && form.conflicts.length === 0;
  const onSave = () => {
    const [invalid] = invalidFields(values);
    if (invalid) document.getElementById(fieldId(invalid))?.focus();
    else if (canSaveNow) void save();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
    >
      <chakra.form display="flex" flexDirection="column" noValidate onSubmit={onSubmit}>
        <ConflictPanel
          form={form}
          updatedBy={stored.updatedBy}
          lastUpdated={stored.lastUpdated}
          labelOf={(field) => labels[field] ?? field}
        />
        <Stack gap="8" flex="1">
          <Fieldset.Root>
            <Fieldset.Legend fontSize="1.0625rem" fontWeight="650" color="fg">
              {colors.title}
            </Fieldset.Legend>
            <Stack gap="5">
              {COLOR_FIELDS.map((field) => (
                <ColorField
                  key={field}
                  field={field}
                  value={textOf(values, field)}
                  onChange={(value) => set(field, value)}
                  isDisabled={!canSave}
                  warning={warnings.find((warning) => warning.field === field) ?? null}
                />
              ))}
            </Stack>
          </Fieldset.Root>
          <Fieldset.Root>
            <Fieldset.Legend fontSize="1.0625rem" fontWeight="650" color="fg">
              {fonts.title}
            </Fieldset.Legend>
            <Stack gap="4">
              {FONT_FIELDS.map((field) => (
                <FontField
                  key={field}
                  field={field}
                  value={textOf(values, field)}
                  onChange={(value) => set(field, value)}
                  isDisabled={!canSave}
                />
              ))}
            </Stack>
          </Fieldset.Root>
          {canSave && (
            <ResetLook
              isReset={isReset}
              isUnsaved={form.isDirty}
              isSaving={isSaving}
              onReset={() => {
                for (const field of [...COLOR_FIELDS, ...FONT_FIELDS]) set(field, '');
              }}
            />
          )}
        </Stack>
        <FootBar onSave={canSave && !isSaving ? onSave : null}>
          <Box flex="1 0 100%" fontSize="0.875rem" _empty={{ display: 'none' }}>
            <LastChange stored={stored} touchedAt={form.touchedAt} />
            {!canSave && actions.readOnly}
          </Box>
          {canSave && (
            <>
              <BusyButton variant="outline" isDisabled={!form.isDirty || isSaving} onClick={form.discard}>
                {actions.discard}
              </BusyButton>
              <BusyButton
                type="submit"
                isBusy={isSaving}
                busyText={formTexts.saving}
                isDisabled={!canSaveNow}
              >
                {formTexts.save}
              </BusyButton>
            </>
          )}
        </FootBar>
      </chakra.form>
      <Box position={{ lg: 'sticky' }} top={{ lg: '4' }} alignSelf="start">
        <AppearancePreview appearance={appearance} />
      </Box>
    </Grid>
  );
}

function LastChange({ stored, touchedAt }: { stored: EditedAppearance; touchedAt: number | null }) {
  const { form } = useTexts('admin');
  const { lastUpdated, updatedBy } = stored;
  const isUntouched = lastUpdated === null || (updatedBy === null && isOwnLook(stored));
  if (touchedAt === null && isUntouched) return null;
  const text = updatedBy === null ? form.lastUpdated : form.lastUpdatedBy;
  return (
    <Text fontSize="0.875rem" color="fg.subtle" aria-live="polite">
      {touchedAt === null
        ? fill(text, { date: longDate(lastUpdated ?? 0), name: updatedBy ?? '' })
        : fill(form.unsavedSince, { date: longDate(touchedAt) })}
    </Text>
  );
}
