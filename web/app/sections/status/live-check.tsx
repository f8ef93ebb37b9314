import type { PageTexts } from '~/i18n/pages';
import { h3 } from '~/ui/section.css';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

/**
 * Apart from the list and labelled as what it is: a measurement of this site, now, from where the visitor is. The browser
 * shows one of the answers (app/browser/live-check.ts).
 */
export function LiveCheck({ texts }: { texts: PageTexts<'status'>['live'] }) {
  return (
    <section className={styles.live} aria-labelledby="live-title" lang={texts.lang} data-live-check="">
      <h2 id="live-title" className={h3}>
        {texts.title}
      </h2>
      <p className={styles.liveText}>{texts.text}</p>
      {/* Without script nothing is measured, but who reads this has just received an answer. */}
      <noscript>
        <p className={styles.withoutScript}>{texts.ok}</p>
      </noscript>
      <div className={styles.result} role="status" data-state="checking">
        <div className={styles.outcome} data-outcome="checking">
          <StateIcon state="maintenance" />
          <p className={styles.answer}>{texts.checking}</p>
        </div>
        {(['ok', 'failed'] as const).map((outcome) => (
          <div key={outcome} className={styles.outcome} data-outcome={outcome} hidden>
            <StateIcon state={outcome === 'ok' ? 'operational' : 'outage'} />
            <p className={styles.answer}>
              {texts[outcome]}
              <span className={styles.time}>{texts.at}</span>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
