import { fill } from '~/i18n/fill';
import type { DeckContent } from './deck-content.server';
import * as styles from './slides.css';

export function HighlightsSlide({ content }: { content: DeckContent }) {
  const { items } = content.texts.highlights;
  const { target, counts, smallestTicket, revenue } = content;
  const figures = [
    [items.target, target],
    [items.revenue, revenue.at(-1)?.label ?? ''],
    [items.products, counts.products],
    [fill(items.tiers, { smallest: smallestTicket }), counts.tiers],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
