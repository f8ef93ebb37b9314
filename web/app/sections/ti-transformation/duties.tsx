import { ArrowRight } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import * as styles from './duties.css';
import { SOURCES, type SourceKey } from './sources';

const DUTIES = [
  { key: 'past', dateTime: '2025-12-31', sources: ['rsaFaq'] },
  { key: 'next', dateTime: '2026-12-31', sources: ['terminalCards'] },
  { key: 'plan', dateTime: '2029', sources: ['plan'] },
] as const satisfies readonly { key: string; dateTime: string; sources: readonly SourceKey[] }[];

type Texts = PageTexts<'ti-transformation'>;

export function Duties({ duties, sources }: Pick<Texts, 'duties' | 'sources'>) {
  return (
    <div className={styles.panel} data-ground="ink" lang={duties.lang}>
      <h2 className={styles.title}>{duties.title}</h2>
      <ol>
        {DUTIES.map(({ key, dateTime, sources: keys }) => {
          const { state, date, text, action } = duties.items[key];
          return (
            <li key={key} className={styles.duty} data-state={key}>
              <span className={styles.rail} aria-hidden="true">
                <span className={styles.node} />
              </span>
              <div>
                <p className={styles.when}>
                  <time dateTime={dateTime} className={styles.date}>
                    {date}
                  </time>
                  <span className={styles.state}>{state}</span>
                </p>
                <p className={styles.text}>
                  {text}
                  <SourceMarks register={SOURCES} keys={keys} sources={sources} />
                </p>
                <p className={styles.action}>
                  <ArrowRight size={16} aria-hidden="true" />
                  {action}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.asOf}>{duties.asOf}</p>
    </div>
  );
}
