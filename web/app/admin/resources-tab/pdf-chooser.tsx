import { Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { ChooserProps } from '~/admin/media-tab/file-actions';
import { FileChooser } from '~/admin/media-tab/file-chooser';
import { fileSize } from '~/admin/media-tab/picture-facts';
import { useTexts } from '~/i18n/texts';

export function PdfChooser(props: ChooserProps) {
  const { chooser } = useTexts('admin-resources');
  return (
    <FileChooser
      texts={chooser}
      filter="pdf"
      list={{ gap: '2' }}
      button={{ py: '2.5', justifyContent: 'start', whiteSpace: 'normal' }}
      file={({ name, size }, isCurrent) => (
        <>
          <FileText size={18} aria-hidden="true" />
          <Text as="span" flex="1" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" fontSize="0.8125rem" fontWeight="normal" color="fg.subtle">
            {[isCurrent && chooser.current, size !== null && fileSize(size)].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      {...props}
    />
  );
}
