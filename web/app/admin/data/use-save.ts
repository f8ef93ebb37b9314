import { useMutation } from '@tanstack/react-query';
import type { Fields } from 'contract/entry-body';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { CallError, isStale, type StaleAnswer } from './call-error';
import { type Change, useInvalidate } from './invalidation';

interface Notice {
  title: string;
  description?: string;
}

interface SaveOptions<Stored, Sent> {
  change: Change;
  patchCache: (stored: Stored) => void;
  savedNotice: Notice;
  conflictNotice: (answer: StaleAnswer<Stored>, sent: Sent) => Notice;
  /** The title of a failure and what is safe after it; by default those of a form, whose draft stays. */
  failed?: { title: string; safe: 'kept' | 'unchanged' };
  /** True to refetch the lists when the entry was deleted, so that its editor closes. */
  isRefetchedWhenGone?: boolean;
  /** True if the response to a stale save lacks fields that the lists show. */
  isRefetchedAfterConflict?: boolean;
}

interface Save<Stored, Sent> {
  sent: Sent;
  /** @throws CallError, stale if somebody else has saved; NoConnection */
  send: (sent: Sent) => Promise<Stored>;
  onSaved: (stored: Stored, sent: Sent) => void;
}

/**
 * A stale save puts the newer version into the cache; the draft stays, and the form asks about fields that both have
 * changed (docs/decisions/0017, 0033).
 */
export function useSave<Stored, Sent = Fields>(options: SaveOptions<Stored, Sent>) {
  const { change, patchCache, savedNotice, conflictNotice, failed } = options;
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const invalidate = useInvalidate();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (send: () => Promise<Stored>) => send() });

  const onError = (error: unknown, sent: Sent) => {
    if (isStale<Stored>(error)) {
      patchCache(error.body.current);
      notify({ ...conflictNotice(error.body, sent), variant: 'destructive' });
      if (options.isRefetchedAfterConflict) void invalidate(change);
      return;
    }
    notifyFailure(failed?.title ?? failure.save, error, failed?.safe ?? 'kept');
    if (options.isRefetchedWhenGone && error instanceof CallError && error.status === 404)
      void invalidate(change);
  };

  const save = async ({ sent, send, onSaved }: Save<Stored, Sent>): Promise<boolean> => {
    let stored: Stored;
    try {
      stored = await mutateAsync(() => send(sent));
    } catch (error) {
      onError(error, sent);
      return false;
    }
    patchCache(stored);
    onSaved(stored, sent);
    notify(savedNotice);
    void invalidate(change);
    return true;
  };
  return { save, isSaving: isPending };
}
