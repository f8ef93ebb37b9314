import { Badge } from '@chakra-ui/react';
import type { TranslationState } from 'contract/translation-state';
import { CalendarClock, CircleAlert, CircleCheck, CircleDashed, CircleSlash, EyeOff } from 'lucide-react';
import { useTexts } from '~/i18n/texts';

export const TRANSLATION_LOOKS = {
  complete: { Icon: CircleCheck, palette: 'green' },
  scheduled: { Icon: CalendarClock, palette: 'brand' },
  partial: { Icon: CircleDashed, palette: 'yellow' },
  missing: { Icon: CircleSlash, palette: 'red' },
  outdated: { Icon: CircleAlert, palette: 'yellow' },
  unpublished: { Icon: EyeOff, palette: 'yellow' },
} as const;

export function TranslationBadge({ state, prefix }: { state: TranslationState; prefix?: string }) {
  const { translation } = useTexts('admin');
  const { Icon, palette } = TRANSLATION_LOOKS[state];
  return (
    <Badge variant="subtle" colorPalette={palette} gap="1" px="1.5" whiteSpace="nowrap">
      <Icon size={13} aria-hidden="true" />
      {prefix ? `${prefix} ${translation[state]}` : translation[state]}
    </Badge>
  );
}
