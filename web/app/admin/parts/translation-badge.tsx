import type { TranslationState } from 'contract/translation-state';
import { CalendarClock, CircleAlert, CircleCheck, CircleDashed, CircleSlash, EyeOff } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { StateMark } from './state-mark';

export const TRANSLATION_LOOKS = {
  complete: { Icon: CircleCheck, palette: 'green' },
  scheduled: { Icon: CalendarClock, palette: 'yellow' },
  partial: { Icon: CircleDashed, palette: 'yellow' },
  missing: { Icon: CircleSlash, palette: 'red' },
  outdated: { Icon: CircleAlert, palette: 'yellow' },
  unpublished: { Icon: EyeOff, palette: 'yellow' },
} as const;

export function TranslationBadge({ state, prefix }: { state: TranslationState; prefix?: string }) {
  const { translation } = useTexts('admin');
  const { Icon, palette } = TRANSLATION_LOOKS[state];
  return (
    <StateMark palette={palette} Icon={Icon}>
      {prefix ? `${prefix} ${translation[state]}` : translation[state]}
    </StateMark>
  );
}
