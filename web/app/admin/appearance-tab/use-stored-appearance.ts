import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedAppearance } from 'contract/appearance';
import { useOneAtATime } from '~/admin/calls/one-at-a-time';
import { callSite, isStale } from '~/admin/calls/site-api';
import type { Fields } from '~/admin/drafts/draft';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { fieldsOf } from './appearance-form';

const PATH = '/api/appearance';
const KEY = ['appearance'];

export function useStoredAppearance() {
  return useQuery({ queryKey: KEY, queryFn: () => callSite<EditedAppearance>(PATH) });
}

/** Saves what was changed; a save from an older state brings the newer one, and the draft stays (docs/decisions/0017). */
export function useSaveAppearance(stored: EditedAppearance, form: Pick<DraftForm, 'changes' | 'settle'>) {
  const { conflict, failure } = useTexts('admin');
  const { notices } = useTexts('admin-appearance');
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const calls = useOneAtATime();
  const put = useMutation({
    mutationFn: ({ changes, etag }: { changes: Fields; etag: string }) =>
      callSite<EditedAppearance>(PATH, { method: 'PUT', json: changes, ifMatch: etag }),
  });
  const save = async () => {
    const { changes } = form;
    try {
      const saved = await put.mutateAsync({ changes, etag: stored.etag });
      queries.setQueryData(KEY, saved);
      form.settle(fieldsOf(saved), changes);
      notify({ title: notices.saved, description: notices.savedText });
    } catch (error) {
      if (isStale<EditedAppearance>(error)) {
        queries.setQueryData(KEY, error.body.current);
        notify({ title: conflict.title, description: notices.staleText, variant: 'destructive' });
      } else {
        tellFailure(failure.save, error, 'kept');
      }
    }
  };
  return { save: () => calls.once(save), isSaving: put.isPending };
}
