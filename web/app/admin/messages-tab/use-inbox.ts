import type { StoredMessage } from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { useEffect, useRef } from 'react';
import { useDeleteMessage, useMarkMessage } from '~/admin/data/messages';
import { useFailureNotice } from '~/admin/parts/notices';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { rowId } from './message-row';
import { SEARCH_ID } from './message-toolbar';

export function useFocusOnClose(item: string | null, isTabOpen: boolean): { leaveFocus: () => void } {
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (item !== null) left.current = item;
    else if (isTabOpen && left.current !== null) {
      // A message opened by its address may have no loaded row.
      document
        .getElementById(document.getElementById(rowId(left.current)) ? rowId(left.current) : SEARCH_ID)
        ?.focus();
      left.current = null;
    }
  }, [item, isTabOpen]);
  return {
    leaveFocus: () => {
      left.current = null;
    },
  };
}

export function useMarking(opened: StoredMessage | undefined) {
  const { marks } = useTexts('admin-messages');
  const { may } = useAccount();
  const notifyFailure = useFailureNotice();
  const { mutate, isPending, variables } = useMarkMessage();
  const seen = useRef<string | null>(null);
  const onError = (error: unknown) => notifyFailure(marks.failed, error, 'unchanged');
  const mark = (id: string, state: MessageState) =>
    mutate({ id, state }, { onSuccess: () => notify({ title: marks[state] }), onError });
  useEffect(() => {
    if (seen.current === (opened?.id ?? null)) return;
    seen.current = opened?.id ?? null;
    if (opened?.state === 'unread' && may.messages.update) {
      mutate({ id: opened.id, state: 'read' }, { onError });
    }
  });
  return { mark, marking: isPending && variables.id === opened?.id ? variables.state : null };
}

export function useRemoval(onRemoved: () => void): (id: string) => Promise<boolean> {
  const { deletion } = useTexts('admin-messages');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const { mutateAsync } = useDeleteMessage();
  return async (id) => {
    try {
      await mutateAsync(id);
    } catch (error) {
      notifyFailure(failure.delete, error, 'unchanged');
      return false;
    }
    onRemoved();
    notify({ title: deletion.done });
    return true;
  };
}
