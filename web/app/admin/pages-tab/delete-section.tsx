import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { EditedSection } from 'contract/section';
import { CallError } from '~/admin/calls/call-error';
import { useDraft } from '~/admin/drafts/use-draft';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { titleOf } from './listed-sections';
import { fieldsOf } from './section-fields';
import { useSectionPlace } from './section-places';
import { deleteSection, useSectionCache } from './use-sections';

interface DeleteSectionProps {
  section: EditedSection;
  onClose: () => void;
  /** Where the focus goes then. */
  finalFocusEl: () => HTMLElement | null;
}

/** Asks, and says what goes and what visitors see then. */
export function DeleteSection({ section, onClose, finalFocusEl }: DeleteSectionProps) {
  const { sectionKey } = section;
  const { remove } = useTexts('admin-pages');
  const { place } = useSectionPlace(sectionKey);
  const { failure } = useTexts('admin');
  const draft = useDraft({ kind: 'section', key: sectionKey }, fieldsOf(section));
  const cache = useSectionCache();
  const explain = useFailureNotice();
  const { mutate } = useMutation({
    mutationFn: () => deleteSection(sectionKey),
    onSuccess: async () => {
      draft.discard();
      await cache.refresh();
      notify({ title: remove.done });
      onClose();
    },
    onError: (error) => {
      explain(failure.delete, error, 'unchanged');
      // Somebody else was faster.
      if (error instanceof CallError && error.status === 404) void cache.refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={fill(remove.title, { name: titleOf(section) || sectionKey })}
      cancel={{ label: remove.cancel, onChoose: onClose }}
      answers={[{ label: remove.confirm, isDangerous: true, onChoose: () => mutate() }]}
      finalFocusEl={finalFocusEl}
    >
      <Text>{remove.everything}</Text>
      <Text mt="2">{remove[place]}</Text>
    </ConfirmDialog>
  );
}
