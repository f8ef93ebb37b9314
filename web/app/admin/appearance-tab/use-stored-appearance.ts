import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callSite, isStale } from '~/admin/calls/site-api';
import type { Fields } from '~/admin/drafts/draft';
import { useFailureNotice } from '~/admin/parts/notices';
import type { AppearanceAnswer } from '~/api/contract-editing';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

const PATH = '/api/appearance';
const KEY = ['appearance'];

export function useStoredAppearance() {
  return useQuery({ queryKey: KEY, queryFn: () => callSite<AppearanceAnswer>(PATH) });
}

/** Saves what was changed; a save from an older state brings the newer one, and the draft stays (docs/decisions/0017). */
export function useSaveAppearance(onSaved: (stored: AppearanceAnswer) => void) {
  const { conflict, failure } = useTexts('admin');
  const { notices } = useTexts('admin-appearance');
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  return useMutation({
    mutationFn: ({ changes, state }: { changes: Fields; state: string }) =>
      callSite<AppearanceAnswer>(PATH, { method: 'PUT', json: changes, basedOn: state }),
    onSuccess(saved) {
      queries.setQueryData(KEY, saved);
      onSaved(saved);
      notify({ title: notices.saved, description: notices.savedText });
    },
    onError(error) {
      if (isStale<AppearanceAnswer>(error)) {
        queries.setQueryData(KEY, error.body.current);
        notify({ title: conflict.title, description: notices.staleText, variant: 'destructive' });
      } else {
        tellFailure(failure.save, error, 'kept');
      }
    },
  });
}
