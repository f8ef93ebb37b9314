import type { PageTexts } from '~/i18n/pages';
import { primary } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { lead } from '~/ui/section.css';
import * as styles from './meeting.css';

/** Target of the calendar's confirmation mail. Anybody can open it: it proves nothing (decisions G2). */
export function Verified({ texts }: { texts: PageTexts<'schedule-meeting'>['verified'] }) {
  return (
    <div className={styles.verified} lang={texts.lang}>
      <Lattice tone="onPaper" className={styles.lattice} />
      <div className={container}>
        <div className={styles.card}>
          <svg
            className={styles.mark}
            width="56"
            height="56"
            viewBox="0 0 56 56"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <circle cx="28" cy="28" r="25" fill="currentColor" fillOpacity="0.1" />
            <path d="M18 29l7 7 13-15" />
          </svg>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={lead}>{texts.text}</p>
          <h2 className={styles.stepsTitle}>{texts.stepsTitle}</h2>
          <ol className={styles.steps}>
            {texts.steps.map((step) => (
              <li key={step} className={styles.step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <Link to="/" className={primary}>
            {texts.back}
          </Link>
        </div>
      </div>
    </div>
  );
}
