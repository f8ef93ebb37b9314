import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';
import { longDate } from './dates';
import { FootBar } from './foot-bar';

export interface SaveBarProps {
  form: Pick<DraftForm, 'isDirty' | 'conflicts' | 'discard' | 'touchedAt' | 'isForeign'>;
  isSaving: boolean;
  /** Null for those who may only look. */
  onSave: (() => void) | null;
  /** Null where the form stays: changes are then discarded at once. */
  onClose: (() => void) | null;
  note?: ReactNode;
}

export function SaveBar({ form, isSaving, onSave, onClose, note }: SaveBarProps) {
  const { form: texts, cancel } = useTexts('admin');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { isDirty, conflicts, touchedAt, isForeign } = form;
  const canSave = isDirty && conflicts.length === 0;
  return (
    <FootBar onSave={canSave && !isSaving ? onSave : null} isHeld={onClose !== null || isDirty || isSaving}>
      <Text flex={{ base: '1 0 100%', md: '1' }} fontSize="0.875rem" color="fg.subtle" aria-live="polite">
        {touchedAt === null
          ? note
          : fill(isForeign ? texts.unsavedElsewhere : texts.unsavedSince, { date: longDate(touchedAt) })}
      </Text>
      {onClose && (
        <Button variant="outline" onClick={() => (isDirty ? setDialogOpen(true) : onClose())}>
          {isDirty ? texts.cancel : texts.close}
        </Button>
      )}
      {!onClose && onSave && (
        <BusyButton variant="outline" isDisabled={!isDirty || isSaving} onClick={form.discard}>
          {texts.discard}
        </BusyButton>
      )}
      {onSave && (
        <BusyButton isBusy={isSaving} busyText={texts.saving} isDisabled={!canSave} onClick={onSave}>
          {texts.save}
        </BusyButton>
      )}
      <ConfirmDialog
        isOpen={isDialogOpen && onClose !== null}
        title={cancel.title}
        cancel={{ label: cancel.continue, onChoose: () => setDialogOpen(false) }}
        answers={[
          { label: cancel.keep, onChoose: () => onClose?.() },
          {
            label: cancel.discard,
            isDangerous: true,
            onChoose: () => {
              form.discard();
              onClose?.();
            },
          },
        ]}
      >
        {cancel.text}
      </ConfirmDialog>
    </FootBar>
  );
}
