import type { PageTexts } from '~/i18n/pages';
import { fill } from '~/i18n/texts';
import { h3 } from '~/ui/section.css';
import { StateIcon } from './state-icon';
import * as styles from './status.css';
import { useLiveCheck } from './use-live-check';

/** Apart from the list and labelled as what it is: a measurement of this site, now, from where the visitor is. */
export function LiveCheck({ texts }: { texts: PageTexts<'status'>['live'] }) {
  const check = useLiveCheck();
  return (
    <section className={styles.live} aria-labelledby="live-title" lang={texts.lang}>
      <h2 id="live-title" className={h3}>
        {texts.title}
      </h2>
      <p className={styles.liveText}>{texts.text}</p>
      {/* Without script nothing is measured, but who reads this has just received an answer. */}
      <noscript>
        <p className={styles.withoutScript}>{texts.ok}</p>
      </noscript>
      <div className={styles.result} role="status" data-state={check.state}>
        {check.state === 'checking' ? (
          <>
            <StateIcon state="maintenance" />
            <p className={styles.answer}>{texts.checking}</p>
          </>
        ) : (
          <>
            <StateIcon state={check.state === 'ok' ? 'operational' : 'outage'} />
            <p className={styles.answer}>
              {check.state === 'ok' ? texts.ok : texts.failed}
              <span className={styles.time}>{fill(texts.at, { time: check.time })}</span>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
