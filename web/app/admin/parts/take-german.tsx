import { Button } from '@chakra-ui/react';
import type { FieldValue } from 'contract/entry-body';
import { Copy } from 'lucide-react';
import { isSame } from '~/admin/drafts/draft';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface TakeGermanProps {
  german: FieldValue | undefined;
  value: FieldValue | undefined;
  label: string;
  onTake: (german: FieldValue) => void;
}

export function TakeGerman({ german = '', value = '', label, onTake }: TakeGermanProps) {
  const { translation } = useTexts('admin');
  if (String(german ?? '').trim() === '' || isSame(german, value)) return null;
  return (
    <Button
      mt="1"
      size="xs"
      variant="ghost"
      aria-label={fill(translation.takeGermanIn, { field: label })}
      onClick={() => onTake(german)}
    >
      <Copy size={13} aria-hidden="true" />
      {translation.takeGerman}
    </Button>
  );
}
