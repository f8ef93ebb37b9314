import { useEffect, useRef } from 'react';
import { useFailureNotice } from '~/admin/parts/notices';
import { useAccount } from '~/admin/session/account';
import type { MessageState } from '~/content/site-admin-message-states';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { rowId } from './message-row';
import { type Message, useDeleteMessage, useMarkMessage } from './use-messages';

/** Moves the focus back to the row of the message that was open, or to another one that was named before. */
export function useFocusOnClose(item: string | null, isHere: boolean): (id: string | null) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (item !== null) next.current = item;
    else if (isHere && next.current !== null) {
      document.getElementById(rowId(next.current))?.focus();
      next.current = null;
    }
  }, [item, isHere]);
  return (id) => {
    next.current = id;
  };
}

/** Notes the state of messages; what is opened counts as read, until somebody says otherwise. */
export function useMarking(opened: Message | undefined) {
  const { marks } = useTexts('admin-messages');
  const { may } = useAccount();
  const notifyFailure = useFailureNotice();
  const { mutate, isPending, variables } = useMarkMessage();
  const seen = useRef<string | null>(null);
  const mark = (id: string, state: MessageState) =>
    mutate({ id, state }, { onError: (error) => notifyFailure(marks.failed, error, 'unchanged') });
  useEffect(() => {
    if (seen.current === (opened?.id ?? null)) return;
    seen.current = opened?.id ?? null;
    if (opened?.state === 'unread' && may.messages.update) mark(opened.id, 'read');
  });
  return { mark, marking: isPending && variables.id === opened?.id ? variables.state : null };
}

/** Deletes messages; they are gone for good. */
export function useRemoval(onRemoved: () => void): (id: string) => void {
  const { deletion } = useTexts('admin-messages');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const { mutate } = useDeleteMessage();
  return (id) =>
    mutate(id, {
      onSuccess: () => {
        onRemoved();
        notify({ title: deletion.done });
      },
      onError: (error) => notifyFailure(failure.delete, error, 'unchanged'),
    });
}
