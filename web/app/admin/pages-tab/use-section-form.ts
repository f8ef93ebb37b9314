import type { EditedSection } from 'contract/section';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { putSection, useSectionCache } from '~/admin/data/sections';
import { useSave } from '~/admin/data/use-save';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { changeOf, collide, fieldsOf, imageField } from './section-fields';

export interface SectionForm extends DraftForm {
  isSaving: boolean;
  save: () => Promise<void>;
  savePicture: (name: string, url: string) => Promise<void>;
}

export function useSectionForm(section: EditedSection): SectionForm {
  const { sectionKey, etag } = section;
  const { editor, notices } = useTexts('admin-pages');
  const { conflict } = useTexts('admin');
  const stored = fieldsOf(section);
  const form = useDraft({ kind: 'section', key: sectionKey }, stored);
  const cache = useSectionCache();
  const calls = useOneAtATime();
  const { save, isSaving } = useSave<EditedSection>({
    change: 'section',
    patchCache: cache.patch,
    savedNotice: { title: notices.updated },
    conflictNotice: ({ current, updatedBy }, sent) => ({
      title: conflict.title,
      description: fill(collide(stored, fieldsOf(current), sent) ? editor.chooseVersion : editor.takenOver, {
        name: updatedBy ?? conflict.unknownName,
      }),
    }),
    // The tab then shows DeletedSection with the unsaved texts.
    isRefetchedWhenGone: true,
  });

  const saveChanges = async () => {
    await save({
      sent: form.changes,
      send: (sent) => putSection(sectionKey, changeOf(sent), etag),
      onSaved: (saved, sent) => form.settle(fieldsOf(saved), sent),
    });
  };

  const savePicture = async (name: string, url: string) => {
    const field = imageField(name);
    // A save that has just run may have stored a newer version than the shown one.
    const ifMatch = cache.find(sectionKey)?.etag ?? etag;
    const isSaved = await save({
      sent: { [field]: url },
      send: (sent) => putSection(sectionKey, changeOf(sent), ifMatch),
      onSaved: () => form.resolve(field, 'theirs'),
    });
    // The upload succeeded: keeps the picture in the form, to be saved later.
    if (!isSaved) form.set(field, url);
  };

  return {
    ...form,
    isSaving,
    save: () => calls.once(saveChanges),
    savePicture: (name, url) => calls.inTurn(() => savePicture(name, url)),
  };
}
