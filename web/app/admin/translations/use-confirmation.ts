import type { TranslatedTexts } from 'contract/translation';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import type { TranslatedName } from '~/admin/data/query-keys';
import { callSite } from '~/admin/data/site-api';
import { type Confirmed, usePatchOutdated } from '~/admin/data/translations';
import { useSave } from '~/admin/data/use-save';
import { useTexts } from '~/i18n/texts';

/** @param etag the etag that the editor sees; the site refuses to confirm a newer version */
export function useConfirmation(thing: TranslatedName, etag: string | undefined) {
  const { outdated } = useTexts('admin-translations');
  const calls = useOneAtATime();
  const { save, isSaving } = useSave<TranslatedTexts, Confirmed>({
    change: thing.kind,
    patchCache: usePatchOutdated(thing),
    savedNotice: { title: outdated.done },
    conflictNotice: () => ({ title: outdated.staleTitle, description: outdated.staleText }),
    failed: { title: outdated.failed, safe: 'unchanged' },
    isRefetchedAfterConflict: true,
  });
  const confirm = async (confirmed: Confirmed, onConfirmed: () => void) => {
    const send = (sent: Confirmed) =>
      callSite('PUT /api/translations/{kind}/{key}', {
        params: { ...thing },
        input: { confirmed: sent },
        ifMatch: etag,
      });
    await save({ sent: confirmed, send, onSaved: onConfirmed });
  };
  return {
    isConfirming: isSaving,
    confirm: (confirmed: Confirmed, onConfirmed: () => void) =>
      void calls.once(() => confirm(confirmed, onConfirmed)),
  };
}
