import { Flex } from '@chakra-ui/react';
import { type ListedPicture, useDeletePicture, usesRefusing } from '~/admin/data/media';
import { Deletion } from '~/admin/list/deletion';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { isPdf, usesOf } from './picture-facts';
import { PictureUsesList } from './picture-uses';

interface PictureDeletionProps {
  picture: ListedPicture;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function PictureDeletion({ picture, onClose, focusAfter }: PictureDeletionProps) {
  const { deletion, pdfDeletion } = useTexts('admin-media');
  const words = isPdf(picture) ? pdfDeletion : deletion;
  const { error, mutateAsync } = useDeletePicture();
  const { id, name } = picture;
  const uses = usesRefusing(error) ?? usesOf(picture);
  if (uses.sections.length + uses.elsewhere.length > 0) {
    return (
      // A separate dialog, so that the focus is set again.
      <ConfirmDialog
        key="used"
        isOpen
        title={words.usedTitle}
        cancel={{ label: deletion.close, onChoose: onClose }}
        answers={[]}
      >
        {fill(deletion.usedText, { name })}
        <Flex mt="3" columnGap="3" wrap="wrap">
          <PictureUsesList uses={uses} onFollow={onClose} />
        </Flex>
      </ConfirmDialog>
    );
  }
  return (
    <Deletion
      isOpen
      title={words.title}
      texts={{ ...deletion, done: words.done }}
      remove={() => mutateAsync(id)}
      isExplained={(refusal) => usesRefusing(refusal) !== null}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {fill(words.text, { name })}
    </Deletion>
  );
}
