import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import * as styles from './eu-id.css';
import { SOURCES, type SourceKey } from './sources';

const DATES = [
  { key: 'supply', dateTime: '2026-12-24', sources: ['revision', 'acts'] },
  { key: 'germany', dateTime: '2027-01', sources: ['germany'] },
  { key: 'duty', dateTime: '2027-12-24', sources: ['revision', 'acts'] },
] as const satisfies readonly { key: string; dateTime: string; sources: readonly SourceKey[] }[];

type Texts = PageTexts<'eu-id'>;

export function KeyDates({ dates, sources }: Pick<Texts, 'dates' | 'sources'>) {
  return (
    <div className={styles.dates} lang={dates.lang}>
      <h2 className={styles.datesTitle}>{dates.title}</h2>
      <dl className={styles.dateList}>
        {DATES.map(({ key, dateTime, sources: keys }) => (
          <div key={key} className={styles.keyDate}>
            <dt className={styles.day}>
              <time dateTime={dateTime}>{dates[key].date}</time>
            </dt>
            <dd className={styles.dayText}>
              {dates[key].text}
              <SourceMarks register={SOURCES} keys={keys} sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.asOf}>{dates.asOf}</p>
    </div>
  );
}
