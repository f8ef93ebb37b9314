import type { PublicationProblem } from 'contract/draft';
import { isPublishedKind } from 'contract/draft-fields';
import { useState } from 'react';
import { requireSession } from '~/admin/data/account';
import { type NamedDraft, problemsIn, usePublications } from '~/admin/data/drafts';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { draftAfterPublishing } from '~/admin/drafts/draft';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { useDraftSync } from '~/admin/drafts/use-draft-sync';
import { longDate } from '~/admin/parts/dates';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { useOpenEntries } from './open-entries';

interface Sending {
  send: (drafts: NamedDraft[]) => Promise<unknown>;
  done: { title: string; description: string };
  failed: string;
}

const NOTHING = { revision: null, base: {}, isForeign: false };

/** Publishes all open changes together, now or at a time. The server takes the drafts that it has. */
export function usePublishing() {
  const { plan: planWords, ...words } = useTexts('admin-changes');
  const store = useDraftStore();
  const sync = useDraftSync();
  const openEntries = useOpenEntries();
  const notifyFailure = useFailureNotice();
  const { publish, plan } = usePublications();
  const calls = useOneAtATime();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly PublicationProblem[]>([]);

  const sendAll = async ({ send, done }: Sending): Promise<boolean> => {
    // Drafts are sent without asking for the password.
    await requireSession();
    const behind = await sync.flush();
    if (behind.some(({ kind }) => isPublishedKind(kind))) {
      notify({ title: words.behind, description: words.behindText, variant: 'destructive' });
      return false;
    }
    const sent = openEntries();
    await send(sent.flatMap(({ kind, key, revision }) => (revision ? [{ kind, key, revision }] : [])));
    for (const { draftKey, draft } of sent) {
      store.settle(draftKey, draftAfterPublishing(store.find(draftKey), draft.changes), NOTHING);
    }
    notify(done);
    return true;
  };

  const onError = async (error: unknown, title: string) => {
    const found = problemsIn(error);
    if (!found) return notifyFailure(title, error, 'kept');
    setProblems(found);
    notify({ title: words.refused, description: words.refusedText, variant: 'destructive' });
    // A draft may have gone on at another device.
    await sync.pull();
  };

  const run = async (sending: Sending): Promise<boolean> => {
    let isDone = false;
    await calls.once(async () => {
      setBusy(true);
      setProblems([]);
      try {
        isDone = await sendAll(sending);
      } catch (error) {
        await onError(error, sending.failed);
      } finally {
        setBusy(false);
      }
    });
    return isDone;
  };

  return {
    isBusy,
    problems,
    publishAll: () =>
      run({
        send: publish,
        done: { title: words.published, description: words.publishedText },
        failed: words.failed,
      }),
    planAll: (at: string, name: string) =>
      run({
        send: (drafts) => plan({ drafts, at, name }),
        done: { title: planWords.saved, description: fill(planWords.savedText, { date: longDate(at) }) },
        failed: planWords.failed,
      }),
  };
}
