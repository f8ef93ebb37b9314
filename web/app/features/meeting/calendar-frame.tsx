import { useHref } from '~/i18n/language';
import { frame } from './meeting.css';

/** Starts with ./consent-page.tsx, which loads the calendar in its place on request (decisions G1). */
export function CalendarFrame({ title }: { title: string }) {
  const href = useHref();
  return <iframe name="calendar" title={title} src={href('/schedule-meeting/consent')} className={frame} />;
}
