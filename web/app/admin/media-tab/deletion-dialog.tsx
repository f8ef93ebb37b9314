import { Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { type ListedPicture, useDeletePicture, usesRefusing } from '~/admin/data/media';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { usesOf } from './picture-facts';
import { PictureUsesList } from './picture-uses';

interface DeletionDialogProps {
  picture: ListedPicture | null;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeletionDialog({ picture, onClose, focusAfter }: DeletionDialogProps) {
  const { deletion } = useTexts('admin-media');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const remove = useDeletePicture();
  const isDeleted = useRef(false);
  const close = () => {
    remove.reset();
    onClose();
  };
  if (!picture) return null;
  const { id, name } = picture;
  const uses = usesRefusing(remove.error) ?? usesOf(picture);
  if (uses.sections.length + uses.elsewhere.length > 0) {
    return (
      // A separate dialog, so that the focus is set again.
      <ConfirmDialog
        key="used"
        isOpen
        title={deletion.usedTitle}
        cancel={{ label: deletion.close, onChoose: close }}
        answers={[]}
      >
        {fill(deletion.usedText, { name })}
        <Flex mt="3" columnGap="3" wrap="wrap">
          <PictureUsesList uses={uses} onFollow={close} />
        </Flex>
      </ConfirmDialog>
    );
  }
  const confirm = () => {
    isDeleted.current = false;
    remove.mutate(id, {
      onSuccess: () => {
        isDeleted.current = true;
        notify({ title: deletion.done });
        close();
      },
      onError: (error) => {
        if (usesRefusing(error)) return;
        notifyFailure(failure.delete, error, 'unchanged');
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      isOpen
      title={deletion.title}
      cancel={{ label: deletion.cancel, onChoose: close }}
      answers={[{ label: deletion.confirm, onChoose: confirm, isDangerous: true }]}
      finalFocusEl={() => (isDeleted.current ? focusAfter() : null)}
    >
      {fill(deletion.text, { name })}
    </ConfirmDialog>
  );
}
