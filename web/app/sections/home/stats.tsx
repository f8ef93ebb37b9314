import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { visuallyHidden } from '~/ui/layout.css';
import { Section } from '~/ui/section';
import * as styles from './stats.css';

export function Stats() {
  const { stats } = useTexts('home');
  return (
    <Section id="stats" ground="ink" lang={stats.lang} labelledBy="stats-title" className={styles.band}>
      <h2 id="stats-title" className={visuallyHidden}>
        {stats.title}
      </h2>
      <dl className={styles.grid}>
        {[stats.year, stats.standards, stats.zeroTrust, stats.cloud].map(({ figure, caption }) => (
          <div key={caption} className={styles.item}>
            <dt className={styles.caption}>{caption}</dt>
            <dd className={cx(styles.figure, /\d/.test(figure) && styles.numeric)}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
