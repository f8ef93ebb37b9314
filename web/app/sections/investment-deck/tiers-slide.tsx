import { ChartTable } from './chart-table';
import type { DeckContent } from './deck-content.server';
import * as styles from './slides.css';
import { SpanChart } from './span-chart';

export function TiersSlide({ content }: { content: DeckContent }) {
  const { tiers: texts } = content.texts;
  const { tiers, axes } = content;
  const rowsOf = (measure: 'amount' | 'equity') =>
    tiers.map((tier) => ({ key: tier.key, title: texts.items[tier.key].title, ...tier[measure] }));
  return (
    <>
      <div className={styles.charts}>
        <SpanChart title={texts.amount} rows={rowsOf('amount')} axis={axes.amount} />
        <SpanChart title={texts.equity} rows={rowsOf('equity')} axis={axes.equity} />
      </div>
      <ChartTable
        caption={texts.chart}
        columns={[texts.tier, texts.amount, texts.equity]}
        rows={tiers.map(({ key, amount, equity }) => [texts.items[key].title, amount.label, equity.label])}
      />
      <ul className={styles.benefits}>
        {tiers.map(({ key }) => (
          <li key={key} className={styles.benefit}>
            <h3 className={styles.benefitTitle}>{texts.items[key].title}</h3>
            <ul className={styles.benefitList}>
              {texts.items[key].benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
