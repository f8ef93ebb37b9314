import { ArrowRight } from 'lucide-react';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import { Folded } from '~/ui/folded';
import { h3 } from '~/ui/section.css';
import { MOVED } from './moved';
import * as styles from './moved-dates.css';
import { SOURCES } from './sources';

export function MovedDates({ moved, sources }: Pick<PageTexts<'ti-transformation'>, 'moved' | 'sources'>) {
  return (
    <div className={styles.panel} lang={moved.lang}>
      <h3 className={h3}>{moved.title}</h3>
      <p className={styles.lead}>{moved.lead}</p>
      <Folded summary={fill(moved.list, { count: MOVED.length })}>
        <ul>
          {MOVED.map(({ key, sources: keys }) => (
            <li key={key} className={styles.item}>
              <p className={styles.what}>
                {moved.items[key].what}
                {keys.length > 0 && <SourceMarks register={SOURCES} keys={keys} sources={sources} />}
              </p>
              <dl className={styles.dates}>
                <div>
                  <dt className={styles.label}>{moved.before}</dt>
                  <dd>{moved.items[key].before}</dd>
                </div>
                <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />
                <div>
                  <dt className={styles.label}>{moved.after}</dt>
                  <dd className={styles.after}>{moved.items[key].after}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  );
}
