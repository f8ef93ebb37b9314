import { accent } from '~/sections/shared/accent.css';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { cx } from '~/styled-system/css';
import type { DeckContent } from './deck-content.server';
import { colorOf } from './product-color';
import * as styles from './slides.css';

export function PortfolioSlide({ content }: { content: DeckContent }) {
  const { items, product, status, market, value, unknownStage, title } = content.texts.portfolio;
  return (
    <table className={styles.portfolio} aria-label={title}>
      <thead>
        <tr>
          {[product, status, market, value].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.portfolio.map(({ key, stage }) => (
          <tr key={key} className={cx(accent[colorOf(key)])}>
            <th scope="row">
              <span className={styles.productMark} aria-hidden="true" />
              {key}
            </th>
            <td data-label={status}>{stage ? <MaturityRail stage={stage} /> : unknownStage}</td>
            <td data-label={market}>{items[key].market}</td>
            <td data-label={value}>{items[key].value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
