import type { ReactNode } from 'react';
import type { PageTexts } from '~/i18n/pages';
import { BackLink } from '~/sections/shared/back-link';
import { container } from '~/ui/layout.css';
import { lead } from '~/ui/section.css';
import * as styles from './meeting-request.css';

interface MeetingRequestProps {
  texts: PageTexts<'schedule-meeting'>;
  children: ReactNode;
}

/** Replaces the calendar where none is set up: visitors ask for a time by message (decisions G1). */
export function MeetingRequest({ texts: { page, request }, children }: MeetingRequestProps) {
  return (
    <section className={styles.page} lang={request.lang} aria-labelledby="page-title">
      <div className={container}>
        <div className={styles.layout}>
          <div className={styles.text}>
            <BackLink to="/">{page.back}</BackLink>
            <h1 id="page-title" className={styles.title}>
              {request.title}
            </h1>
            <p className={lead}>{request.lead}</p>
            <ol className={styles.steps} aria-label={request.steps.label}>
              {request.steps.items.map(({ title, text }) => (
                <li key={title} className={styles.step}>
                  <h2 className={styles.stepTitle}>{title}</h2>
                  <p className={styles.stepText}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div id="contact">{children}</div>
        </div>
      </div>
    </section>
  );
}
