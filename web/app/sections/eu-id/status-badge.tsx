import { CalendarClock, CircleCheck, CircleDot, Clock, type LucideIcon } from 'lucide-react';
import { pill, tones } from '~/sections/shared/pill.css';
import { cx } from '~/styled-system/css';
import type { MilestoneStatus } from './milestones';

const LOOKS: Record<MilestoneStatus, { icon: LucideIcon; tone: keyof typeof tones }> = {
  completed: { icon: CircleCheck, tone: 'green' },
  current: { icon: CircleDot, tone: 'blue' },
  upcoming: { icon: Clock, tone: 'yellow' },
  future: { icon: CalendarClock, tone: 'gray' },
};

/** Says the status in words; icon and colour only repeat it. */
export function StatusBadge({ status, label }: { status: MilestoneStatus; label: string }) {
  const { icon: Icon, tone } = LOOKS[status];
  return (
    <span className={cx(pill, tones[tone])} data-status={status}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {label}
    </span>
  );
}
