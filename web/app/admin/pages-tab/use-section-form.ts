import { useMutation } from '@tanstack/react-query';
import type { EditedSection } from 'contract/section';
import { CallError } from '~/admin/calls/call-error';
import { useOneAtATime } from '~/admin/calls/one-at-a-time';
import { callSite, isStale } from '~/admin/calls/site-api';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { changeOf, collide, fieldsOf, imageField, type SectionChange } from './section-fields';
import { sectionPath, useSectionCache } from './use-sections';

export interface SectionForm extends DraftForm {
  isSaving: boolean;
  save: () => Promise<void>;
  /** Stores one picture at once, as after an upload; unsaved texts stay unsaved. */
  savePicture: (name: string, url: string) => Promise<void>;
}

/** The unsaved changes of a section and what becomes of them. */
export function useSectionForm(section: EditedSection): SectionForm {
  const { sectionKey, etag } = section;
  const { editor, notices } = useTexts('admin-pages');
  const { failure, conflict } = useTexts('admin');
  const stored = fieldsOf(section);
  const form = useDraft({ kind: 'section', key: sectionKey }, stored);
  const cache = useSectionCache();
  const explain = useFailureNotice();
  const calls = useOneAtATime();
  const put = useMutation({
    mutationFn: ({ change, ifMatch }: { change: SectionChange; ifMatch: string }) =>
      callSite<EditedSection>(sectionPath(sectionKey), { method: 'PUT', json: change, ifMatch }),
  });

  /** Answers whether somebody else has saved; what they saved is taken over, and what both changed is asked about. */
  const takeOver = (error: unknown, sent: DraftForm['changes']): boolean => {
    if (!isStale<EditedSection>(error)) return false;
    const { current, updatedBy } = error.body;
    cache.put(current);
    notify({
      title: conflict.title,
      description: fill(collide(stored, fieldsOf(current), sent) ? editor.chooseVersion : editor.takenOver, {
        name: updatedBy ?? conflict.unknownName,
      }),
      variant: 'destructive',
    });
    return true;
  };

  const fail = (error: unknown, sent: DraftForm['changes']) => {
    if (takeOver(error, sent)) return;
    explain(failure.save, error, 'kept');
    // Somebody has deleted it: the screen then hands back what was written.
    if (error instanceof CallError && error.status === 404) void cache.refresh();
  };

  const save = async () => {
    const sent = form.changes;
    try {
      const saved = await put.mutateAsync({ change: changeOf(sent), ifMatch: etag });
      cache.put(saved);
      form.settle(fieldsOf(saved), sent);
      notify({ title: notices.updated });
      void cache.refresh();
    } catch (error) {
      fail(error, sent);
    }
  };

  const savePicture = async (name: string, url: string) => {
    try {
      // A save that ran before has made a newer state than the one that is shown.
      const ifMatch = cache.find(sectionKey)?.etag ?? etag;
      cache.put(await put.mutateAsync({ change: { images: { [name]: url } }, ifMatch }));
      form.resolve(imageField(name), 'theirs');
      notify({ title: notices.updated });
      void cache.refresh();
    } catch (error) {
      form.set(imageField(name), url); // It is in the media library by now, and waits here to be saved.
      fail(error, { [imageField(name)]: url });
    }
  };

  return {
    ...form,
    isSaving: put.isPending,
    save: () => calls.once(save),
    savePicture: (name, url) => calls.inTurn(() => savePicture(name, url)),
  };
}
