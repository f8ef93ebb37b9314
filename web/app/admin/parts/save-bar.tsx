import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { fill, useTexts } from '~/i18n/texts';
import { ConfirmDialog } from './confirm-dialog';
import { longDate } from './dates';

interface SaveBarProps {
  form: Pick<DraftForm, 'isDirty' | 'conflicts' | 'discard' | 'touchedAt'>;
  isSaving: boolean;
  /** Null where the account may only look. */
  onSave: (() => void) | null;
  /** Leaves the editor; the draft is discarded before, when the editor chose that. */
  onClose: () => void;
}

/**
 * Keeps the notices above the bar, as the banner of the public pages does: a notice must not cover the button to press.
 * The bar sticks to the window's foot until the end of the page lifts it.
 */
function useFootRoom() {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const page = document.documentElement;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      // Without height it is in a tab that is not shown.
      if (height > 0) page.style.setProperty('--banner-height', `${Math.max(0, page.clientHeight - top)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      page.style.removeProperty('--banner-height');
    };
  }, []);
  return foot;
}

/** Save and Cancel at the foot of every editor; Cancel with unsaved text asks what is to become of it. */
export function SaveBar({ form, isSaving, onSave, onClose }: SaveBarProps) {
  const { form: texts, cancel } = useTexts('admin');
  const [isAsking, setAsking] = useState(false);
  const foot = useFootRoom();
  const { isDirty, conflicts, touchedAt } = form;
  return (
    <Flex
      ref={foot}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="6"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '5' }}
      py="3"
      gap="3"
      align="center"
      justify="end"
      wrap="wrap"
      bg="bg"
      border="1px solid"
      borderColor="border"
      borderRadius={{ base: '0', md: 'card' }}
      boxShadow="float"
    >
      <Text flex={{ base: '1 0 100%', md: '1' }} fontSize="0.875rem" color="fg.subtle" aria-live="polite">
        {touchedAt !== null && fill(texts.unsavedSince, { date: longDate(touchedAt) })}
      </Text>
      <Button variant="outline" onClick={() => (isDirty ? setAsking(true) : onClose())}>
        {texts.cancel}
      </Button>
      {onSave && (
        <Button
          onClick={onSave}
          loading={isSaving}
          loadingText={texts.saving}
          disabled={!isDirty || conflicts.length > 0}
        >
          {texts.save}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={cancel.title}
        cancel={{ label: cancel.continue, onChoose: () => setAsking(false) }}
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
    </Flex>
  );
}
