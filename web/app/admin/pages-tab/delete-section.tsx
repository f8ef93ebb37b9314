import { Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { sections } from '~/admin/data/sections';
import { useDraft } from '~/admin/drafts/use-draft';
import { Deletion } from '~/admin/list/deletion';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { titleOf } from './listed-sections';
import { fieldsOf } from './section-fields';
import { useSectionSlot } from './section-slots';

interface DeleteSectionProps {
  section: EditedSection;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeleteSection({ section, onClose, focusAfter }: DeleteSectionProps) {
  const { sectionKey } = section;
  const { remove } = useTexts('admin-pages');
  const { page } = useSectionSlot(sectionKey);
  const draft = useDraft({ kind: 'section', key: sectionKey }, fieldsOf(section));
  const { mutateAsync } = sections.useDelete(draft.discard);
  return (
    <Deletion
      isOpen
      title={fill(remove.title, { name: titleOf(section) || sectionKey })}
      page={{ kind: 'section', key: sectionKey }}
      texts={remove}
      remove={() => mutateAsync(sectionKey)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Text>{remove.everything}</Text>
      <Text mt="2">{remove[page]}</Text>
    </Deletion>
  );
}
