import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';
import { longDate } from './dates';
import { FootBar } from './foot-bar';

interface SaveBarProps {
  form: Pick<DraftForm, 'isDirty' | 'conflicts' | 'discard' | 'touchedAt'>;
  isSaving: boolean;
  onSave: (() => void) | null;
  onClose: () => void;
}

export function SaveBar({ form, isSaving, onSave, onClose }: SaveBarProps) {
  const { form: texts, cancel } = useTexts('admin');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { isDirty, conflicts, touchedAt } = form;
  const canSave = isDirty && conflicts.length === 0;
  return (
    <FootBar onSave={canSave && !isSaving ? onSave : null}>
      <Text flex={{ base: '1 0 100%', md: '1' }} fontSize="0.875rem" color="fg.subtle" aria-live="polite">
        {touchedAt !== null && fill(texts.unsavedSince, { date: longDate(touchedAt) })}
      </Text>
      <Button variant="outline" onClick={() => (isDirty ? setDialogOpen(true) : onClose())}>
        {isDirty ? texts.cancel : texts.close}
      </Button>
      {onSave && (
        <BusyButton isBusy={isSaving} busyText={texts.saving} isDisabled={!canSave} onClick={onSave}>
          {texts.save}
        </BusyButton>
      )}
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={cancel.title}
        cancel={{ label: cancel.continue, onChoose: () => setDialogOpen(false) }}
        answers={[
          { label: cancel.keep, onChoose: onClose },
          {
            label: cancel.discard,
            isDangerous: true,
            onChoose: () => {
              form.discard();
              onClose();
            },
          },
        ]}
      >
        {cancel.text}
      </ConfirmDialog>
    </FootBar>
  );
}
