import { Badge } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';

export function UnsavedMark() {
  const { form } = useTexts('admin');
  return (
    <Badge colorPalette="yellow" px="2" minH="6" whiteSpace="normal">
      {form.unsaved}
    </Badge>
  );
}
