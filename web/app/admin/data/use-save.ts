import { useMutation } from '@tanstack/react-query';
import type { Fields } from '~/admin/drafts/draft';
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
  /** Shows what is stored now, before the lists have been fetched again. */
  patchCache: (stored: Stored) => void;
  savedNotice: Notice;
  conflictNotice: (answer: StaleAnswer<Stored>, sent: Sent) => Notice;
  /** What a failure is called, and what is certain after it; otherwise that of a form, whose draft stays. */
  failed?: { title: string; safe: 'kept' | 'unchanged' };
  /** Whether an entry that somebody has deleted makes the lists out of date, so that its editor gives way. */
  isRefetchedWhenGone?: boolean;
  /** Whether the answer to a stale save does not hold all that the lists show. */
  isRefetchedAfterConflict?: boolean;
}

interface Save<Stored, Sent> {
  sent: Sent;
  /** @throws CallError, which is stale where somebody else has saved; NoConnection */
  send: (sent: Sent) => Promise<Stored>;
  /** Called before the notice, such as for the draft. */
  onSaved: (stored: Stored, sent: Sent) => void;
}

/**
 * The save of everything that several people may edit. Who saves from an older version gets the newer one into the
 * cache; the draft then stands over it, and the form asks about the fields that both have changed
 * (docs/decisions/0017, 0033).
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

  /** Answers whether it is stored. */
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
