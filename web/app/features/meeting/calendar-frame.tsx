import { ExternalLink } from 'lucide-react';
import { useHref } from '~/i18n/language';
import type { PageTexts } from '~/i18n/pages';
import { textLink } from '~/ui/button.css';
import { Link } from '~/ui/link';
import type { Calendar } from './calendar.server';
import * as styles from './meeting.css';

interface CalendarFrameProps {
  texts: PageTexts<'schedule-meeting'>;
  calendar: Calendar | null;
}

/** What a calendar needs. It may not lead the visitor's tab away; the contact link shown in its place may. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** The frame is always there; it starts with a page of this site, which loads the calendar when asked (decisions G1). */
export function CalendarFrame({ texts: { frame, consent, missing }, calendar }: CalendarFrameProps) {
  const href = useHref();
  return (
    <>
      <iframe
        name="calendar"
        title={frame.title}
        src={href('/schedule-meeting/consent')}
        className={styles.frame}
        sandbox={calendar ? SANDBOX : `${SANDBOX} allow-top-navigation-by-user-activation`}
      />
      <p className={styles.below}>
        {calendar ? (
          <a
            href={calendar.url}
            target="_blank"
            rel="noopener noreferrer"
            className={textLink}
            lang={consent.lang}
          >
            {consent.newTab}
            <ExternalLink size={18} aria-hidden="true" />
          </a>
        ) : (
          <Link to="/#contact" className={textLink} lang={missing.lang}>
            {missing.action}
          </Link>
        )}
      </p>
    </>
  );
}
