import type { LinksHereQuery } from 'contract/link-check';
import { type ReactNode, useRef } from 'react';
import { useLinksHereEnd } from '~/admin/data/link-checks';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { LinksHere } from '~/admin/parts/links-here';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

interface DeletionProps {
  isOpen: boolean;
  title: string;
  page?: LinksHereQuery;
  texts: { cancel: string; confirm: string; done: string };
  /** @throws CallError, NoConnection */
  remove: () => Promise<unknown>;
  /** Returns true for a refusal that the caller explains; the dialog then stays to do so. */
  isExplained?: (error: unknown) => boolean;
  onClose: () => void;
  /** Returns the element to focus when the entry, and the button pressed, are gone. */
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

export function Deletion(props: DeletionProps) {
  const { isOpen, title, page, texts, remove, isExplained, onClose, focusAfter, children } = props;
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const endLinksHere = useLinksHereEnd();
  const isDeleted = useRef(false);
  const keep = () => {
    // The dialog may have deleted another entry before.
    isDeleted.current = false;
    onClose();
  };
  const onConfirm = async () => {
    try {
      if (page) await endLinksHere(page);
      await remove();
      isDeleted.current = true;
      notify({ title: texts.done });
    } catch (error) {
      if (isExplained?.(error)) return;
      notifyFailure(failure.delete, error, 'unchanged');
      isDeleted.current = false;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      cancel={{ label: texts.cancel, onChoose: keep }}
      answers={[{ label: texts.confirm, isDangerous: true, onChoose: () => void onConfirm() }]}
      finalFocusEl={() => (isDeleted.current ? focusAfter() : null)}
    >
      {children}
      {page && <LinksHere entry={page} />}
    </ConfirmDialog>
  );
}
