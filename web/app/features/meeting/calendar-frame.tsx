import { useHref } from '~/i18n/language';
import { frame } from './meeting.css';

/**
 * The frame is always there and starts with a page of this site (./consent-page.tsx), which loads the calendar in its
 * place when asked (decisions G1).
 */
export function CalendarFrame({ title }: { title: string }) {
  const href = useHref();
  return <iframe name="calendar" title={title} src={href('/schedule-meeting/consent')} className={frame} />;
}
