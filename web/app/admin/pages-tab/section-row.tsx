import type { EditedSection } from 'contract/section';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { EntryRow } from '~/admin/list/entry-row';
import { longDate } from '~/admin/parts/dates';
import { LanguageStates } from '~/admin/parts/language-states';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { statesOf, titleOf } from './listed-sections';
import type { SectionSlot } from './section-slots';

interface SectionRowProps {
  section: EditedSection;
  page: SectionSlot['page'];
  hasDraft: boolean;
  onEdit: (key: string) => void;
  onDelete: ((section: EditedSection) => void) | null;
}

export const editButtonId = (sectionKey: string) => `section-edit-${sectionKey}`;

export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, page, hasDraft, onEdit, onDelete } = props;
  const { sectionKey, lastUpdated, updatedBy } = section;
  const { list, places } = useTexts('admin-pages');
  const { form } = useTexts('admin');
  const states = statesOf(section);
  const saved = fill(updatedBy ? form.lastUpdatedBy : form.lastUpdated, {
    date: longDate(lastUpdated),
    name: updatedBy ?? '',
  });
  return (
    <EntryRow
      title={titleOf(section) || list.untitled}
      code={sectionKey}
      isUnsaved={hasDraft}
      facts={
        <>
          <span>{places[page]}</span>
          <span>{saved}</span>
        </>
      }
      states={states && <LanguageStates states={states} />}
      actions={[
        {
          id: editButtonId(sectionKey),
          label: list.edit,
          name: `${list.edit}: ${sectionKey}`,
          Icon: Pencil,
          onChoose: () => onEdit(sectionKey),
        },
        onDelete && {
          label: list.delete,
          name: fill(list.deleteNamed, { name: sectionKey }),
          Icon: Trash2,
          look: 'danger',
          onChoose: () => onDelete(section),
        },
      ]}
    />
  );
});
