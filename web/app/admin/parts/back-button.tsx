import { Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useAdminLocation } from '~/admin/admin-location';
import { useTexts } from '~/i18n/texts';

/** Names the table of translations in place of the list where the item was opened there. */
export function BackButton({ children, ...button }: ButtonProps) {
  const { translation } = useTexts('admin');
  const { isFromOverview } = useAdminLocation();
  return (
    <Button variant="ghost" size="sm" ms="-3" {...button}>
      <ArrowLeft size={16} aria-hidden="true" />
      {isFromOverview ? translation.backToTable : children}
    </Button>
  );
}
