import { BreakEvenChart } from './break-even-chart';
import { ChartTable } from './chart-table';
import type { DeckContent } from './deck-content.server';
import * as styles from './slides.css';

/** Shows both quarters: the company names two and withdraws neither (decisions C24). */
export function BreakEvenSlide({ content }: { content: DeckContent }) {
  const { breakEven: texts } = content.texts;
  const { breakEven, axes } = content;
  const readings = (['roadmap', 'metrics'] as const).map((key) => ({
    key,
    ...texts[key],
    ...breakEven[key],
  }));
  return (
    <>
      <BreakEvenChart readings={readings} axis={axes.time} distance={breakEven.distance} />
      <ChartTable
        caption={texts.chart}
        columns={[texts.reading, texts.quarter]}
        rows={readings.map(({ title, label }) => [title, label])}
      />
      <dl className={styles.readings}>
        {readings.map(({ key, title, text, label }) => (
          <div key={key} className={styles.reading} data-reading={key}>
            <dt className={styles.factLabel}>{title}</dt>
            <dd>
              <span className={styles.readingQuarter}>{label}</span>
              {text}
            </dd>
          </div>
        ))}
        <div className={styles.reading}>
          <dt className={styles.factLabel}>{texts.both.title}</dt>
          <dd>
            <span className={styles.readingQuarter}>{breakEven.distance}</span>
            {texts.both.text}
          </dd>
        </div>
      </dl>
    </>
  );
}
