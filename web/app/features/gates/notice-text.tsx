import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { GateNotice } from './gate-notice';

export function NoticeText({ notice }: { notice: GateNotice }) {
  const { notices } = useTexts('gate');
  const text = notice.kind === 'limited' ? fill(notices.limited, notice) : notices[notice.kind];
  return <span lang={notices.lang}>{text}</span>;
}
