import type { EditedAppearance } from 'contract/appearance';
import { putAppearance, usePatchAppearance } from '~/admin/data/appearance';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useSave } from '~/admin/data/use-save';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useTexts } from '~/i18n/texts';
import { fieldsOf } from './appearance-form';

export function useSaveAppearance(stored: EditedAppearance, form: Pick<DraftForm, 'changes' | 'settle'>) {
  const { conflict } = useTexts('admin');
  const { notices } = useTexts('admin-appearance');
  const calls = useOneAtATime();
  const { save, isSaving } = useSave<EditedAppearance>({
    change: 'appearance',
    patchCache: usePatchAppearance(),
    savedNotice: { title: notices.saved, description: notices.savedText },
    conflictNotice: () => ({ title: conflict.title, description: notices.staleText }),
  });
  const saveChanges = async () => {
    await save({
      sent: form.changes,
      send: (sent) => putAppearance(sent, stored.etag),
      onSaved: (saved, sent) => form.settle(fieldsOf(saved), sent),
    });
  };
  return { save: () => calls.once(saveChanges), isSaving };
}
