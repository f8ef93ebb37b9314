import type { StoredMessage } from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { useEffect, useRef } from 'react';
import { useMarkMessage } from '~/admin/data/messages';
import { useFailureNotice } from '~/admin/parts/notices';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { rowId } from './message-row';

/** @param elseId takes the focus when a message opened by its address has no loaded row */
export function useFocusOnClose(item: string | null, isTabOpen: boolean, elseId: string) {
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (item !== null) left.current = item;
    else if (isTabOpen && left.current !== null) {
      (document.getElementById(rowId(left.current)) ?? document.getElementById(elseId))?.focus();
      left.current = null;
    }
  }, [item, isTabOpen, elseId]);
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
