import { useMutation } from '@tanstack/react-query';
import type { TextChange, TextProblem } from 'contract/page-text';
import { COPY_LIMITS } from 'contract/page-text-fields';
import { useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useSavePageTexts } from '~/admin/data/page-texts';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

const problemsIn = (error: CallError): TextProblem[] =>
  typeof error.body === 'object' && error.body !== null && 'problems' in error.body
    ? (error.body.problems as TextProblem[])
    : [];

/** Saves texts of all pages at once, and explains why some cannot be saved. */
export function useSaveTexts(onSaved: (sent: readonly TextChange[]) => void) {
  const { changes: texts } = useTexts('admin-page-texts');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const send = useSavePageTexts();
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });

  const onError = (error: unknown) => {
    const refused = error instanceof CallError ? problemsIn(error) : [];
    setProblems(refused);
    if (refused.length > 0) {
      notify({ title: texts.refused, description: texts.refusedText, variant: 'destructive' });
    } else if (error instanceof CallError && error.status === 409) {
      notify({ title: texts.conflict, description: texts.conflictText, variant: 'destructive' });
    } else notifyFailure(failure.save, error, 'kept');
  };

  const save = async (all: readonly TextChange[]) => {
    setProblems([]);
    try {
      for (let first = 0; first < all.length; first += COPY_LIMITS.changes) {
        const part = all.slice(first, first + COPY_LIMITS.changes);
        await mutateAsync([...part]);
        onSaved(part);
      }
    } catch (error) {
      onError(error);
      return;
    }
    notify({ title: texts.saved, description: texts.savedText });
  };
  return { save, problems, isSaving: isPending };
}
