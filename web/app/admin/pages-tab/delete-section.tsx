import { Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { useDeleteSection } from '~/admin/data/sections';
import { useDraft } from '~/admin/drafts/use-draft';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { titleOf } from './listed-sections';
import { fieldsOf } from './section-fields';
import { useSectionSlot } from './section-slots';

interface DeleteSectionProps {
  section: EditedSection;
  onClose: () => void;
  finalFocusEl: () => HTMLElement | null;
}

export function DeleteSection({ section, onClose, finalFocusEl }: DeleteSectionProps) {
  const { sectionKey } = section;
  const { remove } = useTexts('admin-pages');
  const { page } = useSectionSlot(sectionKey);
  const { failure } = useTexts('admin');
  const draft = useDraft({ kind: 'section', key: sectionKey }, fieldsOf(section));
  const notifyFailure = useFailureNotice();
  const { mutate } = useDeleteSection(sectionKey, draft.discard);
  const onConfirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify({ title: remove.done });
        onClose();
      },
      onError: (error) => {
        notifyFailure(failure.delete, error, 'unchanged');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={fill(remove.title, { name: titleOf(section) || sectionKey })}
      cancel={{ label: remove.cancel, onChoose: onClose }}
      answers={[{ label: remove.confirm, isDangerous: true, onChoose: onConfirm }]}
      finalFocusEl={finalFocusEl}
    >
      <Text>{remove.everything}</Text>
      <Text mt="2">{remove[page]}</Text>
    </ConfirmDialog>
  );
}
