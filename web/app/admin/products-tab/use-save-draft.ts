import { useMutation } from '@tanstack/react-query';
import { isStale } from '~/admin/calls/site-api';
import type { Fields, FieldValue } from '~/admin/drafts/draft';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

interface SaveDraftOptions<Stored> {
  form: DraftForm;
  /** Sends what was changed. @throws CallError, NoConnection */
  put: (changes: Fields) => Promise<Stored>;
  /** A value as it will be stored. */
  tidied: (name: string, value: FieldValue) => FieldValue;
  fieldsOf: (stored: Stored) => Fields;
  /** Shows what is stored now. */
  keep: (stored: Stored) => void;
  onSaved: () => void;
}

/** Saves what the editor changed in one of the things that a product consists of; what became of it is told. */
export function useSaveDraft<Stored>({
  form,
  put,
  tidied,
  fieldsOf,
  keep,
  onSaved,
}: SaveDraftOptions<Stored>) {
  const { failure } = useTexts('admin');
  const { literal, stale } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: Fields) => {
      const tidy = Object.entries(sent).map(([name, value]) => [name, tidied(name, value)] as const);
      return put(Object.fromEntries(tidy));
    },
    onSuccess: (saved, sent) => {
      keep(saved);
      form.settle(fieldsOf(saved), sent);
      onSaved();
      notify({ title: literal.updated });
    },
    onError: (error) => {
      if (!isStale<Stored>(error)) return notifyFailure(failure.save, error, 'kept');
      // The draft now stands over the newer version; the form shows what both have changed.
      keep(error.body.current);
      const name = error.body.updatedBy ?? stale.somebody;
      notify({ title: fill(stale.title, { name }), description: stale.text, variant: 'destructive' });
    },
  });
  /** Answers whether it is stored. */
  const save = async (): Promise<boolean> => {
    try {
      await mutateAsync(form.changes);
      return true;
    } catch {
      return false; // Told by onError, while the draft stays.
    }
  };
  return { save, isSaving: isPending };
}
