import type { PageTexts } from '~/i18n/pages';
import { h3 } from '~/ui/section.css';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

export function LiveCheck({ texts }: { texts: PageTexts<'status'>['live'] }) {
  return (
    <section className={styles.live} aria-labelledby="live-title" lang={texts.lang} data-live-check="">
      <h2 id="live-title" className={h3}>
        {texts.title}
      </h2>
      <p className={styles.liveText}>{texts.text}</p>
      {/* Without a script nothing is measured, but the visitor has just received a response. */}
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
