import { Box, Button, Fieldset, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useDraft } from '~/admin/drafts/use-draft';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { longDate } from '~/admin/parts/dates';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import type { AppearanceAnswer } from '~/api/contract-editing';
import { fill, useTexts } from '~/i18n/texts';
import { COLOR_FIELDS, FONT_FIELDS, isOwnLook } from '~/theme/appearance';
import { appearanceWarnings } from '~/theme/appearance-colors';
import { appearanceOf, fieldsOf, invalidFields, textOf } from './appearance-form';
import { AppearancePreview } from './appearance-preview';
import { ColorField } from './color-field';
import { FontField } from './font-field';
import { useSaveAppearance, useStoredAppearance } from './use-stored-appearance';

/** Colours and fonts of the whole site, seen before they are saved (decisions D8). */
export default function AppearanceTab() {
  const { title } = useTexts('admin-appearance');
  const stored = useStoredAppearance();
  return (
    <TabPage title={<TabName tab="appearance" />} lead={title.lead}>
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

function AppearanceEditor({ stored }: { stored: AppearanceAnswer }) {
  const { colors, fonts, actions } = useTexts('admin-appearance');
  const { form: formTexts } = useTexts('admin');
  const canSave = useAccount().may.appearance.update;
  const form = useDraft({ kind: 'appearance', key: 'site' }, fieldsOf(stored));
  const { values, set } = form;
  const save = useSaveAppearance((saved) => form.settle(fieldsOf(saved)));

  const key = JSON.stringify(appearanceOf(values));
  // A new object only when something visible changes, so that the preview is not written for nothing.
  const appearance = useMemo(() => JSON.parse(key) as ReturnType<typeof appearanceOf>, [key]);
  const warnings = appearanceWarnings(appearance);
  const labels: Record<string, string> = { ...colors, ...fonts };
  const isReset = Object.values(values).every((value) => value === '');
  const canBeStored = form.isDirty && form.conflicts.length === 0 && invalidFields(values).length === 0;

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canBeStored) save.mutate({ changes: form.changes, state: stored.state });
        }}
      >
        <ConflictPanel
          form={form}
          updatedBy={stored.updatedBy}
          lastUpdated={stored.lastUpdated}
          labelOf={(field) => labels[field] ?? field}
        />
        <Stack gap="8">
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
            <Button
              variant="ghost"
              alignSelf="start"
              ms="-3"
              disabled={isReset || save.isPending}
              onClick={() => {
                for (const field of [...COLOR_FIELDS, ...FONT_FIELDS]) set(field, '');
              }}
            >
              <RotateCcw size={16} aria-hidden="true" />
              {actions.reset}
            </Button>
          )}
          <Stack
            gap="3"
            position="sticky"
            bottom="0"
            py="3"
            bg="bg.subtle"
            borderTop="1px solid"
            borderColor="border"
          >
            <LastChange stored={stored} touchedAt={form.touchedAt} />
            {canSave ? (
              <Flex gap="2" wrap="wrap">
                <Button
                  type="submit"
                  loading={save.isPending}
                  loadingText={formTexts.saving}
                  disabled={!canBeStored}
                >
                  {formTexts.save}
                </Button>
                <Button variant="outline" onClick={form.discard} disabled={!form.isDirty || save.isPending}>
                  {actions.discard}
                </Button>
              </Flex>
            ) : (
              <Text fontSize="0.875rem">{actions.readOnly}</Text>
            )}
          </Stack>
        </Stack>
      </form>
      <Box position={{ lg: 'sticky' }} top={{ lg: '4' }} alignSelf="start">
        <AppearancePreview appearance={appearance} />
      </Box>
    </Grid>
  );
}

function LastChange({ stored, touchedAt }: { stored: AppearanceAnswer; touchedAt: number | null }) {
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
