import { ChartTable } from './chart-table';
import type { DeckContent } from './deck-content.server';
import { RevenueChart } from './revenue-chart';
import * as styles from './slides.css';

export function MetricsSlide({ content }: { content: DeckContent }) {
  const { metrics: texts } = content.texts;
  const { revenue, target, growth, breakEven } = content;
  const facts = [
    [texts.target, target],
    [texts.growth, growth],
    [texts.breakEven, breakEven.metrics.label],
  ] as const;
  return (
    <div className={styles.metrics}>
      <div>
        <RevenueChart targets={revenue} />
        <ChartTable
          caption={texts.chart}
          columns={[texts.year, texts.revenue]}
          rows={revenue.map(({ yearLabel, label }) => [yearLabel, label])}
        />
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, figure]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
