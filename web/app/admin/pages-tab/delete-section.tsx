import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useDraft } from '~/admin/drafts/use-draft';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import type { EditedSectionAnswer } from '~/api/contract-editing';
import { DEFAULT_LANGUAGE } from '~/i18n/languages';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { fieldsOf } from './section-fields';
import { shownOf } from './section-places';
import { deleteSection, useSectionCache } from './use-sections';

interface DeleteSectionProps {
  section: EditedSectionAnswer;
  onClose: (isDeleted: boolean) => void;
}

/** Asks, and says what goes and what visitors see then. */
export function DeleteSection({ section, onClose }: DeleteSectionProps) {
  const { sectionKey, translations } = section;
  const { remove } = useTexts('admin-pages');
  const { failure } = useTexts('admin');
  const draft = useDraft({ kind: 'section', key: sectionKey }, fieldsOf(section));
  const cache = useSectionCache();
  const explain = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteSection(sectionKey),
    onSuccess: async () => {
      draft.discard();
      await cache.refresh();
      notify({ title: remove.done });
      onClose(true);
    },
    onError: (error) => {
      explain(failure.delete, error, 'unchanged');
      onClose(false);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={fill(remove.title, { name: translations[DEFAULT_LANGUAGE]?.title || sectionKey })}
      cancel={{ label: remove.cancel, onChoose: () => onClose(false) }}
      answers={[{ label: remove.confirm, isDangerous: true, onChoose: () => !isPending && mutate() }]}
    >
      <Text>{remove.everything}</Text>
      <Text mt="2">{remove[shownOf(sectionKey).place]}</Text>
    </ConfirmDialog>
  );
}
